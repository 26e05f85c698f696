import { describe, inject, it } from 'vitest';
import { textToSpeech } from '#engines/registry.ts';
import { SERVED_VOICE_RULES, VOICE_RULES, type VoiceRig } from '#tests/support/voice-rules.ts';

/** A voice over the network of a Worker, where reading and giving up are the runtime's own. */
function deepgramRig(): VoiceRig {
  const { url, apiKey } = inject('deepgram');
  const line = `${url}/line/${crypto.randomUUID()}`;
  const env = { TTS_ENGINE: 'deepgram', TTS_BASE_URL: line, TTS_API_KEY: apiKey };
  const asked = async () => (await fetch(`${line}/asked`)).json<{ requests: number; abandoned: number }>();
  return {
    async voice(timeoutMs) {
      const voice = await textToSpeech(env, timeoutMs === undefined ? {} : { timeoutMs });
      if (!voice) throw new Error('No voice');
      return voice;
    },
    async misbehave(...told) {
      await (await fetch(`${line}/misbehave`, { method: 'POST', body: JSON.stringify(told) })).body?.cancel();
    },
    requests: async () => (await asked()).requests,
    abandoned: async () => (await asked()).abandoned,
    stop: async () => {},
  };
}

describe('a live voice in a Worker', () => {
  it.concurrent.for(Object.entries({ ...VOICE_RULES, ...SERVED_VOICE_RULES }))(
    '%s',
    async ([_rule, holds], { expect }) => {
      await expect(holds(deepgramRig())).resolves.toBeUndefined();
    },
  );
});
