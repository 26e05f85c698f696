import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { ApiError } from '#client/api/call-api.ts';
import { MainLayout } from '#client/features/layout/main-layout.tsx';
import '#client/state/navigation-state.ts';
import { isProbablyGuest, refreshSession, signedInUser } from '#client/state/session.ts';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import { RouteError, UnknownAddress } from '#client/ui/route-error.tsx';
import { noteWay } from '#client/ui/use-heading-focus.ts';
import { BrokenPage } from './broken-page.tsx';
import { DashboardProblem } from './dashboard-problem.tsx';
import { forUsers } from './for-users.ts';
import { LandingRoute, LandingWaiting } from './landing-route.tsx';
import { lazyPage } from './lazy-page.ts';
import { DashboardWaiting, ReportWaiting } from './personal-waiting.tsx';
import { pickTexts } from './pick-texts.ts';

/** What pages may ask of the router beside its addresses. Each rejects while its page cannot be fetched. */
interface PageFetching {
  fetchReadyPage: () => Promise<unknown>;
  fetchInterviewPage: () => Promise<unknown>;
}

const root = createRootRouteWithContext<PageFetching>()({
  component: Outlet,
  errorComponent: RouteError,
});
const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: MainLayout });

const setup = () => import('#client/features/setup/setup-page.tsx');
const readyPage = () => import('#client/features/ready/ready-page.tsx');
const interviewPage = () => import('#client/features/interview/interview-page.tsx');
const dashboard = () => import('#client/features/dashboard/dashboard-page.tsx');
const reportPage = () => import('#client/features/results/report-page.tsx');
const questionPage = () => import('#client/features/results/question-page.tsx');
const problemAnswerPage = () => import('#client/features/results/problem-answer-page.tsx');
const concisenessPage = () => import('#client/features/results/conciseness-page.tsx');
const structurePage = () => import('#client/features/results/structure-page.tsx');
const againPage = () => import('#client/features/results/again-page.tsx');
const samplePage = () => import('#client/features/results/sample-page.tsx');
const reportProblem = () => import('#client/features/results/report-problem.tsx');
/** What reads a report is not small, and no first page needs it. */
const reports = () => import('#client/state/reports.ts');

/** Neither is what reads a dashboard; while it is looked at comes what most people open from it. */
async function loadDashboard(signal: AbortSignal): Promise<void> {
  await (await import('#client/state/dashboard.ts')).loadDashboard(signal);
  void Promise.all([reportPage(), reports()]).catch(() => undefined);
}

const toHome = () => redirect({ to: '/home', replace: true });
const toSignUp = (interviewId: string) => () =>
  redirect({ to: '/signup-for-results/$interviewId', params: { interviewId }, replace: true });

/** What belongs to who is signed in is fetched when it is opened, never by pointing at a link, and not kept after. */
const PERSONAL = { preload: false, gcTime: 0 } as const;
const OF_REPORT = {
  ...PERSONAL,
  pendingComponent: ReportWaiting,
  errorComponent: lazyPage(reportProblem, 'ReportProblem'),
} as const;

const landing = createRoute({
  getParentRoute: () => layout,
  path: '/',
  ...PERSONAL,
  component: LandingRoute,
  pendingMs: 0,
  pendingComponent: LandingWaiting,
  errorComponent: DashboardProblem,
  loader: async ({ location, abortController: { signal } }) => {
    // The form is a guest's page whatever the server says later, so nobody waits for it.
    if (location.state.interviewFailed || isProbablyGuest() || !(await signedInUser())) return;
    await loadDashboard(signal).catch(async (error: unknown) => {
      // A session that has just ended makes a guest, who gets the form.
      if (!(error instanceof ApiError && error.status === 401) || (await refreshSession())) throw error;
    });
  },
});

const dashboardRoute = createRoute({
  getParentRoute: () => layout,
  path: '/dashboard',
  ...PERSONAL,
  component: lazyPage(dashboard, 'DashboardPage'),
  pendingComponent: DashboardWaiting,
  errorComponent: DashboardProblem,
  loader: ({ abortController: { signal } }) => forUsers(() => loadDashboard(signal), toHome),
});

const accountRoute = createRoute({
  getParentRoute: () => layout,
  path: '/account',
  ...PERSONAL,
  component: lazyPage(() => import('#client/features/your-account/account-page.tsx'), 'AccountPage'),
  loader: ({ abortController: { signal } }) =>
    forUsers(
      async () => (await import('#client/state/account-security.ts')).loadAccountSecurity(signal),
      () => redirect({ to: '/login', replace: true }),
    ),
});

const reportRoute = createRoute({
  getParentRoute: () => layout,
  path: '/results/$interviewId',
  ...OF_REPORT,
  component: lazyPage(reportPage, 'ReportPage'),
  loader: ({ params: { interviewId }, abortController: { signal } }) =>
    forUsers(async () => (await reports()).loadReport(interviewId, signal), toSignUp(interviewId)),
});

const QuestionPage = lazyPage(questionPage, 'QuestionPage');
const ProblemAnswerPage = lazyPage(problemAnswerPage, 'ProblemAnswerPage');
const ConcisenessPage = lazyPage(concisenessPage, 'ConcisenessPage');
const StructurePage = lazyPage(structurePage, 'StructurePage');
const AgainPage = lazyPage(againPage, 'AgainPage');
const TougherPage = lazyPage(againPage, 'TougherPage');

/** One question of a report; below it lie the pages of its metrics. */
const questionRoute = createRoute({
  getParentRoute: () => layout,
  path: '/results/$interviewId/question-analysis/$questionNumber',
  ...OF_REPORT,
  loader: ({ params: { interviewId }, abortController: { signal } }) =>
    forUsers(async () => (await reports()).loadReportForQuestion(interviewId, signal), toSignUp(interviewId)),
});

const OF_SAMPLE = {
  ...PERSONAL,
  pendingComponent: ReportWaiting,
  component: lazyPage(samplePage, 'SamplePage'),
} as const;
const NOTHING = () => Promise.resolve();

/** The same pages without an id in their address show the newest report. */
const newestRoute = createRoute({
  getParentRoute: () => layout,
  id: 'newest',
  ...OF_REPORT,
  loader: ({ abortController: { signal } }) =>
    forUsers(async () => (await reports()).loadLatestReport(signal), toSignUp('unknown')),
});

/** Samples of categories, for users and without a report; their names stand beside those of the metrics, which win. */
const sampleRoutes = [
  createRoute({
    getParentRoute: () => layout,
    path: '/results/$interviewId/question-analysis/$questionNumber/$category',
    ...OF_SAMPLE,
    loader: ({ params: { interviewId } }) => forUsers(NOTHING, toSignUp(interviewId)),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/results/$interviewId/question-analysis/$questionNumber/$category/$subcategory',
    ...OF_SAMPLE,
    loader: ({ params: { interviewId } }) => forUsers(NOTHING, toSignUp(interviewId)),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/question-analysis/$questionNumber/$category',
    ...OF_SAMPLE,
    loader: () => forUsers(NOTHING, toSignUp('unknown')),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/question-analysis/$questionNumber/$category/$subcategory',
    ...OF_SAMPLE,
    loader: () => forUsers(NOTHING, toSignUp('unknown')),
  }),
] as const;

/** Set by the build: every part on one page, for whoever builds with them, but in production. */
declare const PARTS_PAGE: boolean;

const parts = PARTS_PAGE
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/parts',
        component: lazyPage(() => import('#client/features/parts/parts-page.tsx'), 'PartsPage'),
      }),
    ]
  : [];

const tree = root.addChildren([
  ...parts,
  layout.addChildren([
    landing,
    createRoute({ getParentRoute: () => layout, path: '/home', component: lazyPage(setup, 'SetupPage') }),
    createRoute({
      getParentRoute: () => layout,
      path: '/interview-ready',
      component: lazyPage(readyPage, 'ReadyPage'),
    }),
    dashboardRoute,
    accountRoute,
    reportRoute,
    questionRoute.addChildren([
      createRoute({ getParentRoute: () => questionRoute, path: '/', component: QuestionPage }),
      createRoute({ getParentRoute: () => questionRoute, path: '/problem-answer', component: ProblemAnswerPage }),
      createRoute({ getParentRoute: () => questionRoute, path: '/conciseness', component: ConcisenessPage }),
      createRoute({ getParentRoute: () => questionRoute, path: '/structure', component: StructurePage }),
      createRoute({ getParentRoute: () => questionRoute, path: '/again', component: AgainPage }),
      createRoute({ getParentRoute: () => questionRoute, path: '/tougher', component: TougherPage }),
    ]),
    newestRoute.addChildren([
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/results',
        component: lazyPage(reportPage, 'ReportPage'),
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber',
        component: QuestionPage,
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber/problem-answer',
        component: ProblemAnswerPage,
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber/conciseness',
        component: ConcisenessPage,
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber/structure',
        component: StructurePage,
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber/again',
        component: AgainPage,
      }),
      createRoute({
        getParentRoute: () => newestRoute,
        path: '/question-analysis/$questionNumber/tougher',
        component: TougherPage,
      }),
    ]),
    ...sampleRoutes,
    createRoute({
      getParentRoute: () => layout,
      path: '/progress',
      component: lazyPage(() => import('#client/features/progress/progress-page.tsx'), 'ProgressPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/practice',
      component: lazyPage(() => import('#client/features/practice/practice-page.tsx'), 'PracticePage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/settings',
      component: lazyPage(() => import('#client/features/settings/settings-page.tsx'), 'SettingsPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/feedback',
      component: lazyPage(() => import('#client/features/feedback/feedback-page.tsx'), 'FeedbackPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/signup-for-results/$interviewId',
      component: lazyPage(() => import('#client/features/account/signup-for-results-page.tsx'), 'SignupForResultsPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/terms',
      component: lazyPage(() => import('#client/features/terms/terms-page.tsx'), 'TermsPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/privacy',
      component: lazyPage(() => import('#client/features/terms/privacy-page.tsx'), 'PrivacyPage'),
    }),
    // Whatever no other address is.
    createRoute({ getParentRoute: () => layout, path: '$', component: UnknownAddress }),
    createRoute({
      getParentRoute: () => layout,
      path: '/operator',
      component: lazyPage(() => import('#client/features/operator/operator-page.tsx'), 'OperatorPage'),
    }),
    createRoute({
      getParentRoute: () => layout,
      path: '/debug/storage',
      component: lazyPage(() => import('#client/features/storage-debug/storage-page.tsx'), 'StoragePage'),
    }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/interview',
    component: lazyPage(interviewPage, 'InterviewPage'),
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
    component: lazyPage(() => import('#client/features/account/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    component: lazyPage(() => import('#client/features/account/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify-email',
    validateSearch: pickTexts('email', 'phone', 'redirect', 'token'),
    component: lazyPage(() => import('#client/features/account/verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: lazyPage(() => import('#client/features/account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: pickTexts('token'),
    component: lazyPage(() => import('#client/features/account/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/undo-reset',
    validateSearch: pickTexts('token'),
    component: lazyPage(() => import('#client/features/account/undo-reset-page.tsx'), 'UndoResetPage'),
  }),
]);

export const router = createRouter({
  routeTree: tree,
  context: { fetchReadyPage: readyPage, fetchInterviewPage: interviewPage },
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  // The browser's own way back leads to where one was on a page.
  scrollRestoration: true,
  defaultPendingComponent: () => <PageWaiting text="Loading this page…" />,
  // A page that breaks is replaced alone; only what no page can answer for falls back to the root's own.
  defaultErrorComponent: BrokenPage,
});

router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) noteWay();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
