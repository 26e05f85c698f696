import { RECOGNITION_TRIAL_MS } from '#domain/stage/timing.ts';
import { createRecognition, findRecognition, type RecognitionConstructor } from './recognition-api.ts';

/** Why the browser's recognition does not work here. */
export type RecognitionFault = 'unreachable' | 'refused' | 'language';
/** What trying it came to; `unknown` when it neither ran nor failed. */
export type TrialOutcome = 'works' | 'unknown' | RecognitionFault;

const FAULTS: Record<string, TrialOutcome> = {
  network: 'unreachable',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'language-not-supported': 'language',
  'no-speech': 'works',
};

/**
 * Starts the browser's recognition for a moment and ends it. A browser that lets one ask what is `available` also
 * listens to a track of ours: it gets silence, so no microphone is opened and nobody's voice goes anywhere. Any other
 * would open the microphone; it is tried only where that is open `already`.
 */
export async function tryRecognition(already: 'microphone' | 'nothing' = 'nothing'): Promise<TrialOutcome> {
  const Recognition = findRecognition();
  if (!Recognition) return 'unknown';
  if (!Recognition.available) return already === 'microphone' ? run(Recognition) : 'unknown';
  const silence = makeSilence();
  if (!silence) return 'unknown';
  try {
    return await run(Recognition, silence.track);
  } finally {
    silence.close();
  }
}

function run(Recognition: RecognitionConstructor, track?: MediaStreamTrack): Promise<TrialOutcome> {
  return new Promise((resolve) => {
    const recognition = createRecognition(Recognition, false);
    let isRunning = false;
    const over = (outcome: TrialOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
      recognition.abort();
    };
    const timer = setTimeout(() => over(isRunning ? 'works' : 'unknown'), RECOGNITION_TRIAL_MS);
    recognition.addEventListener('audiostart', () => {
      isRunning = true;
    });
    recognition.addEventListener('error', (event) =>
      over(FAULTS[(event as Event & { error?: string }).error ?? ''] ?? 'unknown'),
    );
    try {
      recognition.start(track);
    } catch {
      over('unknown');
    }
  });
}

/** A track of sound in which nothing is heard. A browser runs it once the visitor has pressed anything on the page. */
function makeSilence(): { track: MediaStreamTrack; close: () => void } | undefined {
  try {
    const context = new AudioContext();
    const [source, gain, out] = [
      context.createOscillator(),
      context.createGain(),
      context.createMediaStreamDestination(),
    ];
    gain.gain.value = 0;
    source.connect(gain).connect(out);
    source.start();
    const [track] = out.stream.getAudioTracks();
    return track && { track, close: () => void context.close() };
  } catch {
    return undefined;
  }
}
