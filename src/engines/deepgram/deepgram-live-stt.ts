import { type GivenSettings, UnusableSetting } from '#engines/engine-settings.ts';
import { listenToFlux } from '#engines/flux/flux-listening.ts';
import { EOT_THRESHOLD, EOT_TIMEOUT_MS, keyterms } from '#engines/flux/flux-settings.ts';
import type { LiveLimits } from '#engines/live-limits.ts';
import type { ListenRequest, LiveSpeechToText } from '#engines/stt.ts';
import { DEEPGRAM_BASE_URL, deepgramToken } from './deepgram-address.ts';

const DEFAULT_MODEL = 'flux-general-en';
const MULTILINGUAL_MODEL = 'flux-general-multi';

/** Live recognition by Deepgram's Flux. Throws UnusableSetting for a model of another kind. */
export function deepgramLiveStt(given: GivenSettings, limits: LiveLimits): LiveSpeechToText {
  const { BASE_URL: baseUrl = DEEPGRAM_BASE_URL, API_KEY: apiKey, LIVE_MODEL: model = DEFAULT_MODEL } = given;
  if (!model.startsWith('flux-'))
    throw new UnusableSetting('STT_LIVE_MODEL of deepgram must be one of its flux models');
  return {
    name: 'deepgram',
    listen(request, listener) {
      const line = {
        // A Worker opens sockets by fetch, with the scheme of HTTP; only so can it send a key along.
        dial: (sampleRateHz: number, signal: AbortSignal) =>
          fetch(`${baseUrl}/v2/listen?${query(model, request, sampleRateHz)}`, {
            headers: { upgrade: 'websocket', ...deepgramToken(apiKey) },
            redirect: 'manual',
            signal,
          }),
        canForceEnd: true,
      };
      return listenToFlux(line, request, listener, limits);
    },
  };
}

function query(model: string, { language, terms }: ListenRequest, sampleRateHz: number): URLSearchParams {
  const asked = new URLSearchParams({
    model,
    encoding: 'linear16',
    sample_rate: String(sampleRateHz),
    eot_threshold: EOT_THRESHOLD,
    eot_timeout_ms: EOT_TIMEOUT_MS,
    // A candidate's voice is nobody's training material.
    mip_opt_out: 'true',
  });
  if (model === MULTILINGUAL_MODEL) asked.set('language_hint', language.split('-')[0] ?? language);
  for (const term of keyterms(terms)) asked.append('keyterm', term);
  return asked;
}
