import { dayWords } from '#client/ui/day-words.ts';
import { sizeWords } from '#client/ui/size-words.ts';
import type { AnswerRecording } from '#domain/recording/answers-of-segments.ts';

/** Who can play the recordings, and until when they are kept. */
export function keptWords(keptUntil: Date | null): string {
  const end = keptUntil ? dayWords(keptUntil) : 'you delete them';
  return `Kept until ${end}. Only you and the people who run this site can play them. The words and the scores stay when the recordings go.`;
}

export const placeWords = ({ questionIndex, followUpIndex }: AnswerRecording): string =>
  followUpIndex === 0 ? `Question ${questionIndex + 1}` : `Question ${questionIndex + 1}, follow-up ${followUpIndex}`;

/** How long, of what, and how large. */
export function contentsWords({ durationMs, hasPicture, bytes, segments }: AnswerRecording): string {
  const parts = segments.length > 1 ? `, ${segments.length} files` : '';
  return `${lengthWords(durationMs)}, ${hasPicture ? 'picture and sound' : 'sound'}, ${sizeWords(bytes)}${parts}`;
}

/** Minutes and seconds: 1:07. */
export function lengthWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
