import type { BrowserRecognitionOffer } from '#client/audio/recognition-offer.ts';
import type { RecognitionFault } from '#client/audio/recognition-trial.ts';
import type { InstallationConfig } from '#domain/answers/read-config.ts';

export type ServerHearing = Pick<InstallationConfig, 'stt' | 'sttEngine' | 'sttHost'>;

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

/** Where the voice goes that an engine of the server hears. */
export function serverWords({ sttEngine, sttHost }: ServerHearing): string {
  const engine = sttHost || (ENGINES[sttEngine] ?? sttEngine);
  return engine
    ? `Your voice goes to this server and from there to ${engine}, which turns it into words.`
    : 'Your voice goes to this server, which turns it into words.';
}

/** What a browser's own recognition does with the voice, and what may be done about it. */
export interface BrowserWords {
  text: string;
  /** It can be chosen. */
  isUsable: boolean;
  /** What stands in the way may have passed. */
  mayTryAgain?: boolean;
  /** This computer could do it, once the browser has fetched what that needs. */
  mayInstall?: boolean;
}

/** Names whoever hears; undefined where the browser has nobody. */
export function browserWords(offer: BrowserRecognitionOffer): BrowserWords | undefined {
  if (offer.kind === 'none') return undefined;
  if (offer.kind === 'local')
    return { text: 'This computer hears you and writes it down. Your voice does not leave it.', isUsable: true };
  if (offer.kind === 'failed') {
    return {
      text: FAULTS[offer.fault](offer.browser),
      isUsable: false,
      mayTryAgain: offer.fault === 'unreachable',
      mayInstall: offer.isInstallable,
    };
  }
  return {
    text: `${offer.browser} sends your voice to ${offer.maker}, which hears it and writes it down. Greenroom gets only the words.${
      offer.isTried ? '' : ' If it cannot be reached, you can type.'
    }`,
    isUsable: true,
    mayInstall: offer.isInstallable,
  };
}
