const BITS_PER_SECOND = 128_000;
/** The first one that the browser can write. */
const FORMATS = ['audio/webm', 'audio/mp4'];

/** The microphone as the test hears it: 16 kHz, one channel. Rejects as `getUserMedia` does. */
export async function askForTestMicrophone(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({
    audio: { sampleRate: 16_000, channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
}

/** Records a stream's sound until `stop`, then hands it over. Throws when the browser can write none of the formats. */
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
