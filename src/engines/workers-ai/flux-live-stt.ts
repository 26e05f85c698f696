import { type EngineEnv, type GivenSettings, UnusableSetting } from '#engines/engine-settings.ts';
import { listenToFlux } from '#engines/flux/flux-listening.ts';
import { EOT_THRESHOLD, EOT_TIMEOUT_MS, keyterms } from '#engines/flux/flux-settings.ts';
import type { LiveLimits } from '#engines/live-limits.ts';
import type { LiveSpeechToText } from '#engines/stt.ts';
import { requireAiBinding } from './ai-binding.ts';

const MODEL = '@cf/deepgram/flux';

/** Live recognition by Flux on Workers AI. Throws UnusableSetting for another model. */
export function fluxLiveStt({ LIVE_MODEL }: GivenSettings, env: EngineEnv, limits: LiveLimits): LiveSpeechToText {
  if (LIVE_MODEL !== undefined && LIVE_MODEL !== MODEL) {
    throw new UnusableSetting(`STT_LIVE_MODEL of workers-ai must be ${MODEL}`);
  }
  const ai = requireAiBinding(env, 'STT_ENGINE');
  return {
    name: 'workers-ai',
    listen(request, listener) {
      const line = {
        dial(sampleRateHz: number, signal: AbortSignal) {
          const terms = keyterms(request.terms);
          const inputs = {
            // All of them texts, as they ride in an address.
            encoding: 'linear16',
            sample_rate: String(sampleRateHz),
            eot_threshold: EOT_THRESHOLD,
            eot_timeout_ms: EOT_TIMEOUT_MS,
            mip_opt_out: 'true',
            ...(terms.length > 0 ? { keyterm: terms } : {}),
          };
          return ai.run(MODEL, inputs, { websocket: true, signal });
        },
        // Whether a turn can be ended by force here is told nowhere.
        canForceEnd: false,
      };
      return listenToFlux(line, request, listener, limits);
    },
  };
}
