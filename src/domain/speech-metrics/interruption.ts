import { INTERRUPTION_MS } from '#domain/stage/timing.ts';

/** A voice is noticed so long behind its beginning. */
const NOTICED_MS = 128;
/** A shorter gap lies within a voice. */
const GAP_MS = 300;
/** Of a voice that interrupts, so much is heard at least. */
const HEARD_SHARE = 0.4;

/** A voice over the interviewer's speech, in milliseconds since that was listened to. */
export interface VoiceOver {
  readonly nowMs: number;
  readonly startMs: number | undefined;
  readonly endMs: number;
  readonly heardMs: number;
}

export const noVoiceOver = (): VoiceOver => ({ nowMs: 0, startMs: undefined, endMs: 0, heardMs: 0 });

/** Takes in the next frame. */
export function hearOver(voice: VoiceOver, durationMs: number, isVoice: boolean): VoiceOver {
  const nowMs = voice.nowMs + durationMs;
  if (isVoice) {
    const startMs = voice.startMs ?? Math.max(0, voice.nowMs - NOTICED_MS);
    return { nowMs, startMs, endMs: nowMs, heardMs: voice.heardMs + durationMs };
  }
  const isOver = voice.startMs !== undefined && nowMs - voice.endMs >= GAP_MS;
  return isOver ? { ...noVoiceOver(), nowMs } : { ...voice, nowMs };
}

/** Since when somebody has been speaking, once that is long enough to stop the interviewer. */
export function interruptedSince({ startMs, endMs, heardMs }: VoiceOver): number | undefined {
  if (startMs === undefined) return undefined;
  const lastedMs = endMs - startMs;
  return lastedMs >= INTERRUPTION_MS && heardMs >= HEARD_SHARE * (lastedMs - NOTICED_MS) ? startMs : undefined;
}
