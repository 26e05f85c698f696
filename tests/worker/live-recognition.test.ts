import { afterEach, describe, inject, it } from 'vitest';
import { liveSpeechToText } from '#engines/registry.ts';
import type { LiveSpeechToText } from '#engines/stt.ts';
import type { FluxRecord } from '#tests/support/flux-service.ts';
import { RECOGNISER_RULES, type RecogniserRig } from '#tests/support/recogniser-rules.ts';
import { FluxBinding } from './support/flux-binding.ts';

function required(recogniser: LiveSpeechToText | undefined): LiveSpeechToText {
  if (!recogniser) throw new Error('No recogniser');
  return recogniser;
}

/** Each with a line of its own to the server that runs beside the Worker. */
function deepgramRig(): RecogniserRig {
  const { url, apiKey } = inject('deepgram');
  const line = `${url}/line/${crypto.randomUUID()}`;
  const env = { STT_ENGINE: 'deepgram', STT_BASE_URL: line, STT_API_KEY: apiKey };
  return {
    isLive: true,
    recogniser: (limits) => required(liveSpeechToText(env, { limits })),
    async behave(told, options) {
      const body = JSON.stringify({ misbehave: told ? [told] : [], options });
      await (await fetch(`${line}/script`, { method: 'POST', body })).body?.cancel();
    },
    async calls() {
      const { calls } = await (await fetch(`${line}/calls`)).json<{ calls: (FluxRecord & { sound: string })[] }>();
      return calls.map((call) => ({ ...call, sound: Uint8Array.from(Buffer.from(call.sound, 'base64')) }));
    },
    stop: async () => {},
  };
}

function workersAiRig(): RecogniserRig {
  const ai = new FluxBinding();
  return {
    isLive: true,
    recogniser: (limits) => required(liveSpeechToText({ STT_ENGINE: 'workers-ai', AI: ai }, { limits })),
    async behave(told, options) {
      if (told) ai.service.misbehave(told);
      if (options) ai.service.options = { ...options, variant: 'workers-ai' };
    },
    calls: async () => ai.service.calls,
    stop: async () => {},
  };
}

const RIGS: Record<string, () => RecogniserRig> = { deepgram: deepgramRig, 'workers-ai': workersAiRig };

let rig: RecogniserRig | undefined;
afterEach(async () => {
  await rig?.stop();
  rig = undefined;
});

describe.each(Object.entries(RIGS))('live recognition by %s', (_name, make) => {
  it.each(Object.entries(RECOGNISER_RULES))('%s', async (_rule, holds) => {
    rig = make();
    await holds(rig);
  });
});
