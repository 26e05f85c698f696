import type { BrowserRecognitionOffer } from '#client/audio/recognition-offer.ts';
import type { RecognitionFault } from '#client/audio/recognition-trial.ts';
import type { InstallationConfig } from '#domain/answers/read-config.ts';

/** Who turns the candidate's voice into words, in words: what happens, and where the voice goes. */
export interface HearingWords {
  what: string;
  where: string;
  /** Nobody writes down what is said, so answers are typed. */
  isTyped?: boolean;
  /** What stands in the way may have passed. */
  mayTryAgain?: boolean;
  /** This computer could do it, once the browser has fetched what that needs. */
  mayInstall?: boolean;
}

type ServerHearing = Pick<InstallationConfig, 'stt' | 'sttEngine' | 'sttHost'>;

/** What the server's engines are called by the people who know them. */
const ENGINES: Record<string, string> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI',
  'workers-ai': 'Whisper on Cloudflare Workers AI',
};

const FAULTS: Record<RecognitionFault, (browser: string) => string> = {
  unreachable: (browser) => `${browser} cannot reach the service that turns speech into words.`,
  refused: (browser) => `${browser} does not let this page turn speech into words.`,
  language: (browser) => `${browser} cannot turn English speech into words.`,
};

/** Names whoever hears: the server's engine comes first, then what the browser offers. */
export function hearingWords(server: ServerHearing, offer: BrowserRecognitionOffer): HearingWords {
  if (server.stt) {
    const engine = server.sttHost || (ENGINES[server.sttEngine] ?? server.sttEngine);
    return {
      what: 'Greenroom writes down what you say.',
      where: engine
        ? `Your voice goes to this server and from there to ${engine}, which turns it into words.`
        : 'Your voice goes to this server, which turns it into words.',
    };
  }
  if (offer.kind === 'local') {
    return { what: 'This computer writes down what you say.', where: 'Your voice does not leave it.' };
  }
  if (offer.kind === 'browser') {
    return {
      what: `${offer.service} writes down what you say.`,
      where: `${offer.browser} sends your voice there, and this server gets only the words.${
        offer.isTried ? '' : ' If it cannot be reached, you can type.'
      }`,
      mayInstall: offer.isInstallable,
    };
  }
  if (offer.kind === 'failed') {
    return {
      what: 'You will type your answers here.',
      where: `${FAULTS[offer.fault](offer.browser)} Typed answers count the same.`,
      isTyped: true,
      mayTryAgain: offer.fault === 'unreachable',
      mayInstall: offer.isInstallable,
    };
  }
  return {
    what: 'You will type your answers here.',
    where: 'Neither this server nor your browser can turn speech into words. Typed answers count the same.',
    isTyped: true,
  };
}
