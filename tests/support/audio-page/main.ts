import { type AnswerRecorder, createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { SpeechPlayer } from '#client/audio/speech-player.ts';

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
    /** The WAV of the last answer, as numbers that a test can take out of the page. */
    lastWav(): Promise<number[]>;
  }
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
window.lastWav = async () => [...new Uint8Array(await wav.arrayBuffer())];
document.querySelector('#begin')?.addEventListener('click', () => void window.recorder.initialise());
