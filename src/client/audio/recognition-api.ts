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
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
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

/** Whether speech can be recognised on this machine, so that no sound leaves it. */
export async function recognisesLocally(): Promise<boolean> {
  const answer = await findRecognition()
    ?.available?.({ langs: [LANGUAGE], processLocally: true })
    .catch(() => '');
  return answer === 'available';
}
