import type { SpeechSpan } from '#domain/speech-metrics/listening.ts';
import { MINIMUM_SPEECH_MS } from '#domain/stage/timing.ts';

/** A stretch of an answer that is recognised at once, with the speech in it. */
export interface Piece extends SpeechSpan {
  spans: readonly SpeechSpan[];
}

/** A pause as long as this is left out: a recogniser makes words up for it. */
const SILENCE_MS = 800;
/** A piece this long ends at the next pause, so that its words are there while the next one is said. */
const GOOD_LENGTH_MS = 6_000;
/** The longest that is recognised at once; speech without a pause is cut there. */
export const LONGEST_PIECE_MS = 20_000;
/** Sound before and behind speech that goes with it, for a first or last consonant. */
const MARGIN_MS = 200;

/**
 * Which stretches of speech are recognised together, in order. Until an answer `isOver`, its last piece is left out
 * while more may belong to it. Silence is in none of them but for short pauses between words, nor is what is too short
 * for speech.
 */
export function planPieces(speech: readonly SpeechSpan[], isOver: boolean): Piece[] {
  const spans = speech.flatMap(cutLong);
  const groups: SpeechSpan[][] = [];
  for (const span of spans) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const goesOn =
      first &&
      last &&
      span.startMs - last.endMs < SILENCE_MS &&
      last.endMs - first.startMs < GOOD_LENGTH_MS &&
      span.endMs - first.startMs <= LONGEST_PIECE_MS;
    if (goesOn) group?.push(span);
    else groups.push([span]);
  }
  const last = groups.at(-1);
  const isOpen = !isOver && last && (last.at(-1)?.endMs ?? 0) - (last[0]?.startMs ?? 0) < GOOD_LENGTH_MS;
  return (isOpen ? groups.slice(0, -1) : groups).filter(isSpeech).map((group) => ({
    startMs: Math.max(0, (group[0]?.startMs ?? 0) - MARGIN_MS),
    endMs: (group.at(-1)?.endMs ?? 0) + MARGIN_MS,
    spans: group,
  }));
}

function cutLong({ startMs, endMs }: SpeechSpan): SpeechSpan[] {
  const count = Math.max(1, Math.ceil((endMs - startMs) / LONGEST_PIECE_MS));
  const eachMs = (endMs - startMs) / count;
  return Array.from({ length: count }, (_, i) => ({
    startMs: startMs + i * eachMs,
    endMs: startMs + (i + 1) * eachMs,
  }));
}

const isSpeech = (spans: readonly SpeechSpan[]): boolean =>
  spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) >= MINIMUM_SPEECH_MS;
