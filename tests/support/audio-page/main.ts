import { type AnswerRecorder, createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { SpeechPlayer } from '#client/audio/speech-player.ts';
import { StreamOutput } from '#client/audio/speech-stream.ts';

/** A file of its own, because the content security policy refuses worklets from anything else. */
const ECHO = new URL('./echo-worklet.js', import.meta.url);

/** What the recorder told, in order, with whatever came with it. */
const told: [event: string, value: unknown][] = [];
const levels: number[] = [];
const note = (event: string) => (value: unknown) => told.push([event, value]);

declare global {
  interface Window {
    told: typeof told;
    levels: typeof levels;
    recorder: AnswerRecorder;
    /** Lets go of the microphone, so that it is opened anew. */
    openAnew(): Promise<boolean>;
    player: SpeechPlayer;
    /** What comes out of the speech output for a tone that comes in pieces, sample by sample. */
    renderTone(tone: RenderedTone): Promise<Float32Array>;
    /** The WAV of the last answer, as bytes that a test can take out of the page. */
    lastWav(): Promise<Uint8Array<ArrayBuffer>>;
  }
}

export interface RenderedTone {
  toneHz: number;
  toneSeconds: number;
  rateHz: number;
  contextHz: number;
  /** Sizes of the pieces, in bytes, over and over. */
  pieces: number[];
  seconds: number;
  cancelAtSeconds?: number;
}

/** Settles each time that it is called once the audio thread has read what it was sent before. */
async function openEcho(context: BaseAudioContext): Promise<() => Promise<void>> {
  await context.audioWorklet.addModule(ECHO);
  const { port } = new AudioWorkletNode(context, 'echo', { numberOfInputs: 0 });
  return () =>
    new Promise((resolve) => {
      port.onmessage = () => resolve();
      port.postMessage('read');
    });
}

let wav = new Blob();
window.told = told;
window.levels = levels;
window.player = new SpeechPlayer();
window.recorder = createAnswerRecorder({
  onState: note('state'),
  onSpeechStart: note('speech started'),
  onSpeechEnd: note('speech ended'),
  onTrouble: note('trouble'),
  onTroubleOver: note('trouble over'),
  onMicrophones: (inUse, all) => told.push(['microphones', { inUse: inUse.label, count: all.length }]),
  onLevel: (level) => levels.push(level),
  onStop: (answer) => {
    wav = answer.wav;
    told.push(['answer', { ...answer, wav: answer.wav.type }]);
  },
});
window.openAnew = () => {
  window.recorder.shut();
  candidateDevices.release();
  return window.recorder.initialise();
};
window.lastWav = async () => new Uint8Array(await wav.arrayBuffer());
document.querySelector('#begin')?.addEventListener('click', () => void window.recorder.initialise());
window.renderTone = async ({ toneHz, toneSeconds, rateHz, contextHz, pieces, seconds, cancelAtSeconds }) => {
  const context = new OfflineAudioContext(1, Math.round(seconds * contextHz), contextHz);
  const output = await StreamOutput.open(context, context.destination);
  const hasRead = await openEcho(context);
  const stream = output.begin(rateHz, () => undefined);
  const samples = Int16Array.from(
    { length: toneSeconds * rateHz },
    (_, i) => 16_384 * Math.sin((2 * Math.PI * toneHz * i) / rateHz),
  );
  const bytes = new Uint8Array(samples.buffer);
  for (let at = 0, piece = 0; at < bytes.length; at += pieces[piece++ % pieces.length] ?? 1)
    stream.push(bytes.subarray(at, at + (pieces[piece % pieces.length] ?? 1)));
  stream.complete();
  if (cancelAtSeconds !== undefined) {
    void context.suspend(cancelAtSeconds).then(async () => {
      stream.cancel();
      await hasRead();
      await context.resume();
    });
  }
  // So that the audio thread has everything before it begins.
  await hasRead();
  return (await context.startRendering()).getChannelData(0);
};
