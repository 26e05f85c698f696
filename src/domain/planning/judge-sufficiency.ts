import type { PostingReading } from './read-posting.ts';

export type Insufficiency = 'no_position' | 'no_company';

/** A posting with this many words says enough about a job even when it names no company. */
const TELLING_WORDS = 35;
/** Running text this long is a posting only if it bears the marks of one. */
const PROSE_WORDS = 25;
/** A role that stands as a title, behind a label or after a plain cue scores at least this. */
const PLAIN_ROLE = 58;

/** Why a text is not enough to plan an interview from; undefined when it is. */
export function findInsufficiency(reading: PostingReading): Insufficiency | undefined {
  const { profile, roleScore, marks, wordCount } = reading;
  if (profile.role === '' || roleScore < 36) return 'no_position';
  if (roleScore < PLAIN_ROLE && marks < 2) return 'no_position';
  if (wordCount > PROSE_WORDS && marks === 0 && roleScore < 70) return 'no_position';
  if (profile.company !== '') return undefined;
  const told = profile.skills.length + profile.duties.length;
  return wordCount >= TELLING_WORDS && marks >= 2 && told >= 2 ? undefined : 'no_company';
}
