/** The parts of the browser's recognition that are used here; its types are not in every library. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  /** Listens to the given track, where the browser knows of that; else to the microphone. */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}
export interface RecognitionConstructor {
  new (): Recognition;
  available?(options: LocalOptions): Promise<string>;
  /** Fetches what recognition on this machine needs. */
  install?(options: LocalOptions): Promise<boolean>;
}
interface LocalOptions {
  langs: string[];
  processLocally: boolean;
}

const LANGUAGE = 'en-US';

export const findRecognition = (): RecognitionConstructor | undefined => {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

export const hasBrowserRecognition = (): boolean => findRecognition() !== undefined;

/** One that is ready to be started. */
export function createRecognition(Recognition: RecognitionConstructor, local: boolean): Recognition {
  const recognition = new Recognition();
  recognition.lang = LANGUAGE;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (local) recognition.processLocally = true;
  return recognition;
}

const LOCAL: LocalOptions = { langs: [LANGUAGE], processLocally: true };

/**
 * Whether speech can be recognised on this machine, so that no sound leaves it: now, or once the browser has fetched
 * what that needs.
 */
export async function localRecognition(): Promise<'available' | 'installable' | 'none'> {
  const Recognition = findRecognition();
  const answer = await Recognition?.available?.(LOCAL).catch(() => '');
  if (answer === 'available') return 'available';
  const mayCome = answer === 'downloadable' || answer === 'downloading';
  return mayCome && Recognition?.install ? 'installable' : 'none';
}

/** Has the browser fetch it; in a click. Says whether it is there now. */
export async function installRecognition(): Promise<boolean> {
  await findRecognition()
    ?.install?.(LOCAL)
    .catch(() => false);
  return (await localRecognition()) === 'available';
}
