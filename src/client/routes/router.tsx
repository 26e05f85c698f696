import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { MainLayout } from '#client/features/layout/main-layout.tsx';
import { RouteError } from '#client/ui/route-error.tsx';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
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
    /** The password to choose is an account's first. */
    newAccount?: boolean;
  }
}

const root = createRootRoute({ component: Outlet, notFoundComponent: RouteError, errorComponent: RouteError });
const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: MainLayout });

const setup = () => import('#client/features/setup/setup-page.tsx');
const results = () => import('#client/features/results/report-page.tsx');

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
      component: lazyRouteComponent(() => import('#client/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/results',
      component: lazyRouteComponent(results, 'LatestReportPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/results/$interviewId',
      component: lazyRouteComponent(results, 'ReportPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/results/$interviewId/question-analysis/$questionNumber',
      component: lazyRouteComponent(() => import('#client/features/results/question-page.tsx'), 'QuestionPage'),
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

export const router = createRouter({ routeTree: tree });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
