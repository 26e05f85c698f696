import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { MainLayout } from '#client/features/layout/main-layout.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import { RouteError } from '#client/ui/route-error.tsx';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { GuestsToHome, GuestsToSignUp, usersOnly } from './guards.tsx';
import { LandingRoute } from './landing-route.tsx';
import { pickTexts } from './pick-texts.ts';

/** What the setup form hands to the ready page, and what comes back when a start failed. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    link?: string;
    description?: string;
    selectedInterview?: string;
    length?: DurationId;
    interviewType?: InterviewStyle;
    error?: string;
    errorType?: string;
    interviewFailed?: boolean;
    /** Back from verification to mend the sign-up in hand. */
    signUpAgain?: boolean;
    /** Before this moment of the clock the server sends no second code. */
    mayResendAtMs?: number;
    /** The password to choose is an account's first. */
    newAccount?: boolean;
  }
}

const root = createRootRoute({ component: Outlet, notFoundComponent: RouteError, errorComponent: RouteError });
const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: MainLayout });

const setup = () => import('#client/features/setup/setup-page.tsx');
const dashboard = () => import('#client/features/dashboard/dashboard-page.tsx');
const report = () => import('#client/features/results/report-page.tsx');
const question = () => import('#client/features/results/question-page.tsx');
const latestQuestion = () => import('#client/features/results/latest-question-page.tsx');

const Report = usersOnly(lazyRouteComponent(report, 'ReportPage'), GuestsToSignUp);
const LatestReport = usersOnly(lazyRouteComponent(report, 'LatestReportPage'), GuestsToSignUp);
const Question = usersOnly(lazyRouteComponent(question, 'QuestionPage'), GuestsToSignUp);
const LatestQuestion = usersOnly(lazyRouteComponent(latestQuestion, 'LatestQuestionPage'), GuestsToSignUp);

/** The addresses of one question of a report and of what lies below it. */
const QUESTION_PATH = '/results/$interviewId/question-analysis/$questionNumber';
/** The same without a report's id: of the latest one. */
const LATEST_PATH = '/question-analysis/$questionNumber';

/** Set by the build: every part on one page, for whoever builds with them, but in production. */
declare const PARTS_PAGE: boolean;

const parts = PARTS_PAGE
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/parts',
        component: lazyRouteComponent(() => import('#client/features/parts/parts-page.tsx'), 'PartsPage'),
      }),
    ]
  : [];

const tree = root.addChildren([
  ...parts,
  layout.addChildren([
    createRoute({ getParentRoute: () => layout, path: '/', component: LandingRoute }),
    createRoute({ getParentRoute: () => layout, path: '/home', component: lazyRouteComponent(setup, 'SetupPage') }),
    createRoute({
      getParentRoute: () => layout,
      path: '/dashboard',
      component: usersOnly(lazyRouteComponent(dashboard, 'DashboardPage'), GuestsToHome),
    }),
    createRoute({ getParentRoute: () => layout, path: '/results', component: LatestReport }),
    createRoute({ getParentRoute: () => layout, path: '/results/$interviewId', component: Report }),
    createRoute({ getParentRoute: () => layout, path: QUESTION_PATH, component: Question }),
    createRoute({ getParentRoute: () => layout, path: `${QUESTION_PATH}/$category`, component: Question }),
    createRoute({ getParentRoute: () => layout, path: `${QUESTION_PATH}/$category/$subcategory`, component: Question }),
    createRoute({ getParentRoute: () => layout, path: LATEST_PATH, component: LatestQuestion }),
    createRoute({ getParentRoute: () => layout, path: `${LATEST_PATH}/$category`, component: LatestQuestion }),
    createRoute({
      getParentRoute: () => layout,
      path: `${LATEST_PATH}/$category/$subcategory`,
      component: LatestQuestion,
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/progress',
      component: lazyRouteComponent(() => import('#client/features/progress/progress-page.tsx'), 'ProgressPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/practice',
      component: lazyRouteComponent(() => import('#client/features/practice/practice-page.tsx'), 'PracticePage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/settings',
      component: lazyRouteComponent(() => import('#client/features/settings/settings-page.tsx'), 'SettingsPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/feedback',
      component: lazyRouteComponent(() => import('#client/features/feedback/feedback-page.tsx'), 'FeedbackPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/debug/storage',
      component: lazyRouteComponent(() => import('#client/features/storage-debug/storage-page.tsx'), 'StoragePage'),
    }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/interview-ready',
    component: lazyRouteComponent(() => import('#client/features/ready/ready-page.tsx'), 'ReadyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/interview',
    component: lazyRouteComponent(() => import('#client/features/interview/interview-page.tsx'), 'InterviewPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup-for-results/$interviewId',
    component: lazyRouteComponent(
      () => import('#client/features/account/signup-for-results-page.tsx'),
      'SignupForResultsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup-for-results',
    beforeLoad: () => {
      throw redirect({ to: '/signup-for-results/$interviewId', params: { interviewId: 'unknown' } });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: lazyRouteComponent(() => import('#client/features/account/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    component: lazyRouteComponent(() => import('#client/features/account/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify-email',
    validateSearch: pickTexts('email', 'phone', 'redirect', 'token'),
    component: lazyRouteComponent(() => import('#client/features/account/verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: lazyRouteComponent(
      () => import('#client/features/account/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: pickTexts('token'),
    component: lazyRouteComponent(
      () => import('#client/features/account/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: () => <PageWaiting text="Loading this page…" />,
  // A page that breaks is replaced alone; only what no page can answer for falls back to the root's own.
  defaultErrorComponent: PageError,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
