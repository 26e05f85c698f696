/** What the pages are called in a sentence, by the first part of their address. */
const NAMES: Record<string, string> = {
  '': 'your home page',
  home: 'the setup form',
  dashboard: 'your dashboard',
  results: 'your report',
  'question-analysis': 'your report',
  interview: 'your interview',
  'interview-ready': 'the page that prepares your interview',
  login: 'the sign-in page',
  register: 'the sign-up page',
  'signup-for-results': 'the sign-up page',
  progress: 'the progress page',
  practice: 'the practice modules',
  settings: 'your settings',
  feedback: 'the feedback page',
  terms: 'the terms',
  privacy: 'the page about privacy',
  account: 'your account',
  'undo-reset': 'the page that takes a password back',
  operator: 'the operator’s page',
  debug: 'the storage page',
};

export const pageName = (path: string): string => NAMES[path.split('/')[1] ?? ''] ?? 'this page';
