import type { BrowserRecognitionOffer } from '#client/audio/browser-recognition.ts';
import type { InstallationConfig } from '#domain/answers/read-config.ts';

/** Who turns the candidate's voice into words, in words: what happens, and where the voice goes. */
export interface HearingWords {
  what: string;
  where: string;
}

type ServerHearing = Pick<InstallationConfig, 'stt' | 'sttEngine'>;

/** What the server's engines are called by the people who know them. */
const ENGINES: Record<string, string> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI',
  'workers-ai': 'Whisper on Cloudflare Workers AI',
};

/** Names whoever hears: the server's engine comes first, then what the browser offers. */
export function hearingWords(server: ServerHearing, offer: BrowserRecognitionOffer): HearingWords {
  if (server.stt) {
    const engine = ENGINES[server.sttEngine] ?? server.sttEngine;
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
      where: `${offer.browser} sends your voice there, and this server gets only the words.`,
    };
  }
  return {
    what: 'You will type your answers here.',
    where: 'Neither this server nor your browser can turn speech into words. Typed answers count the same.',
  };
}
