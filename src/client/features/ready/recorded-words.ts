import type { RecordingKeeping } from '#domain/answers/read-config.ts';

/** What is kept of picture and sound, in words: what happens, and who can play it until when. */
export interface RecordedWords {
  what: string;
  where: string;
}

/** The one place that says so before an interview. An installation that does not tell is taken to record. */
export function recordedWords(
  recordings: RecordingKeeping | undefined,
  isGuest: boolean,
  isTyped = false,
): RecordedWords {
  if (recordings === null) {
    return {
      what: 'No recording of your picture or voice is kept.',
      where: 'The words of your answers are kept. Only you and the people who run this site can read them.',
    };
  }
  return {
    what: isTyped
      ? 'An answer that you speak all the same is recorded, with picture and sound.'
      : 'Your spoken answers are recorded, with picture and sound.',
    where: [
      `Only you and the people who run this site can play them. ${untilWhen(recordings?.keepDays)}`,
      ...(isGuest ? ['Without an account they go with the interview.'] : []),
    ].join(' '),
  };
}

function untilWhen(keepDays: number | undefined): string {
  if (keepDays === undefined) return 'You can delete them from the report at any time.';
  if (keepDays === 0) return 'They are kept until you delete them.';
  return `They are deleted after ${keepDays === 1 ? 'a day' : `${keepDays} days`}, or when you delete them.`;
}
