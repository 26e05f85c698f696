/**
 * Where a moment by the recogniser's clock lies in the sound itself, after silence was slipped in to keep the
 * connection alive.
 */
export class SlippedSilence {
  readonly #stretches: { fromMs: number; durationMs: number }[] = [];

  /** `fromMs` is by the recogniser's clock, and later than all before. */
  add(fromMs: number, durationMs: number): void {
    const last = this.#stretches.at(-1);
    if (last && last.fromMs + last.durationMs >= fromMs) last.durationMs += durationMs;
    else this.#stretches.push({ fromMs, durationMs });
  }

  /** A moment within slipped silence is the one that it was slipped in at. */
  soundMs(clockMs: number): number {
    const slippedMs = this.#stretches.reduce(
      (sum, { fromMs, durationMs }) => sum + Math.max(0, Math.min(durationMs, clockMs - fromMs)),
      0,
    );
    return clockMs - slippedMs;
  }
}
