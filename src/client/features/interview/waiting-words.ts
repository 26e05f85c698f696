import type { LiveView } from './live-view.ts';

/** What is done with what was said; without a connection nothing is, except on this machine. */
export const writtenDown = ({ isReachable, recogniser }: LiveView): string =>
  isReachable || recogniser === 'local'
    ? 'What you said is being written down.'
    : 'What you said is kept. It is written down as soon as the connection is back.';

export const onItsWay = ({ isReachable }: LiveView): string =>
  isReachable ? 'Your answer is on its way.' : 'Your answer is kept. It goes out as soon as the connection is back.';

export const nextOnItsWay = ({ isReachable }: LiveView): string =>
  isReachable ? 'The next question is on its way.' : 'The next question comes as soon as the connection is back.';
