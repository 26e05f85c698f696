/** Samples looked at in one measure: 43 ms at 48 kHz. */
const WINDOW_SAMPLES = 2_048;
const MEASURE_EVERY_MS = 30;
/** The level counts decibels, as ears do: 0 is this far below full scale, 100 is full scale. */
const RANGE_DB = 50;

/**
 * Loudness of samples in -1..1 as a level from 0 to 100. Calm speech into a laptop lies between 40 and 70, the hum of
 * a quiet room at 0.
 */
export function levelOf(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(100, Math.max(0, ((decibels + RANGE_DB) / RANGE_DB) * 100));
}

/** Tells the level of a stream's sound every 30 ms until the returned function is called. The stream stays open. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = WINDOW_SAMPLES;
  source.connect(analyser);
  // A context that was made long after the last click starts suspended.
  void context.resume().catch(() => undefined);
  const samples = new Float32Array(WINDOW_SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, MEASURE_EVERY_MS);
  return () => {
    clearInterval(timer);
    source.disconnect();
    void context.close().catch(() => undefined);
  };
}
