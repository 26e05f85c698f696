import { hasBrowserRecognition, localRecognition } from './recognition-api.ts';
import { type RecognitionFault, tryRecognition } from './recognition-trial.ts';

/** What a browser can do about speech: recognise it on this machine, have a service elsewhere do it, or nothing. */
export type BrowserRecognitionOffer =
  | { kind: 'local' }
  /** `isTried` when it ran a moment ago. */
  | ({ kind: 'browser'; isTried: boolean } & Service)
  | ({ kind: 'failed'; fault: RecognitionFault } & Service)
  | { kind: 'none' };

interface Service {
  browser: string;
  service: string;
  /** The same, as somebody whom the voice is sent to. */
  maker: string;
  /** This machine could do it as well, once the browser has fetched what that needs. */
  isInstallable: boolean;
}

let known: BrowserRecognitionOffer | undefined;

/** What the browser was found to offer when it was asked last; undefined before. */
export const knownRecognition = (): BrowserRecognitionOffer | undefined => known;

/** What the browser offers. A service is tried without the microphone, where that can be done. */
export async function offeredRecognition(): Promise<BrowserRecognitionOffer> {
  known = await findOffer();
  return known;
}

async function findOffer(): Promise<BrowserRecognitionOffer> {
  if (!hasBrowserRecognition()) return { kind: 'none' };
  const local = await localRecognition();
  if (local === 'available') return { kind: 'local' };
  const named = { ...recognitionService(navigator.userAgent), isInstallable: local === 'installable' };
  const outcome = await tryRecognition();
  if (outcome === 'works' || outcome === 'unknown') return { kind: 'browser', ...named, isTried: outcome === 'works' };
  return { kind: 'failed', ...named, fault: outcome };
}

/** Who recognises for a browser, by how it names itself; the more particular names come first, for most name Chrome too. */
const UNNAMED = { service: 'A service of your browser', maker: 'a service of its own' };
const by = (maker: string) => ({ service: `${maker}'s service`, maker });
const SERVICES: readonly [RegExp, Omit<Service, 'isInstallable'>][] = [
  [/Edg\//, { browser: 'Edge', ...by('Microsoft') }],
  [/OPR\//, { browser: 'Opera', ...UNNAMED }],
  [/Chrom(?:e|ium)\//, { browser: 'Chrome', ...by('Google') }],
  [/Safari\//, { browser: 'Safari', ...by('Apple') }],
];

export const recognitionService = (userAgent: string): Omit<Service, 'isInstallable'> =>
  SERVICES.find(([name]) => name.test(userAgent))?.[1] ?? { browser: 'Your browser', ...UNNAMED };
