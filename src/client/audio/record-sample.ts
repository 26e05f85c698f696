const BITS_PER_SECOND = 128_000;
/** The first one that the browser can write. */
const FORMATS = ['audio/webm', 'audio/mp4'];

/** Records a stream's sound as a file until `stop`, then hands it over. Throws when the browser can write no format. */
export function recordSample(
  stream: MediaStream,
  { onDone, onFailed }: { onDone: (sound: Blob) => void; onFailed: () => void },
): { stop: () => void } {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  if (mimeType === undefined) throw new Error('This browser can write no sound format');
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  let failed = false;
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('error', () => {
    failed = true;
    onFailed();
  });
  recorder.addEventListener('stop', () => {
    if (!failed) onDone(new Blob(pieces, { type: mimeType }));
  });
  recorder.start();
  return { stop: () => recorder.state !== 'inactive' && recorder.stop() };
}
