import { describe, expect, it } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { collectedStt } from '#engines/collected-stt.ts';
import type { EngineFailure } from '#engines/engine-failure.ts';
import { liveSpeechToText } from '#engines/registry.ts';
import type { SpeechToText, TranscriptionRequest } from '#engines/stt.ts';
import type { FluxMisbehaviour, FluxRecord } from '#tests/support/flux-service.ts';
import { RECOGNISER_RULES } from '#tests/support/recogniser-rules.ts';
import type { RecogniserRig } from '#tests/support/rigged-utterance.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { silence, ToneEars, toneSpeech } from '#tests/support/tone-words.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';

/** What each fault of a socket is with a call. */
function asCalls(told: FluxMisbehaviour): Misbehaviour[] {
  const secret = '{"error":"You said SECRET words"}';
  switch (told.kind) {
    case 'refuse':
      return [{ kind: 'status', status: told.status, body: secret }];
    case 'slow':
      return [told];
    case 'late':
      return [told.delayMs > 1_000 ? { kind: 'hang' } : { kind: 'slow', delayMs: told.delayMs }];
    case 'trickle':
      return [{ kind: 'trickle', afterBytes: 0, bytes: 1, everyMs: told.everyMs }];
    case 'mute':
      return [told.garbage ? { kind: 'body', body: 'no json', contentType: 'text/plain' } : { kind: 'hang' }];
    case 'drop':
    case 'close':
      return [{ kind: 'drop' }, { kind: 'drop' }];
    case 'error':
      return Array.from({ length: 2 }, () => ({ kind: 'status', status: 500, body: secret }) as const);
    default:
      return [{ kind: 'hang' }];
  }
}

async function openAiRig(): Promise<{ rig: RecogniserRig; server: SpeechServer }> {
  const calls: FluxRecord[] = [];
  const server = await SpeechServer.start({
    hear(wav) {
      const { samples, sampleRateHz } = readWav(wav);
      const sound = new Uint8Array(samples.buffer);
      calls.push({ query: [], frameBytes: [], messages: [], sound, isOpen: false });
      const ears = new ToneEars(sampleRateHz);
      ears.hear(samples);
      return ears.words.map(({ word }) => word).join(' ');
    },
  });
  const rig: RecogniserRig = {
    isLive: false,
    recogniser({ connectMs, lastWordsMs }) {
      const recogniser = liveSpeechToText(server.sttSettings, { timeoutMs: Math.min(connectMs, lastWordsMs) });
      if (!recogniser) throw new Error('No recogniser');
      return recogniser;
    },
    async behave(told) {
      if (told) server.script.misbehave(...asCalls(told));
    },
    calls: async () => calls,
  };
  return { rig, server };
}

describe('a recogniser of recordings that listens live', () => {
  it.concurrent.for(Object.entries(RECOGNISER_RULES))('%s', async ([_rule, holds], { expect }) => {
    const { rig, server } = await openAiRig();
    await expect(holds(rig).finally(() => server.stop())).resolves.toBeUndefined();
  });
});

describe('an utterance that is collected', () => {
  const engine = (transcribe: SpeechToText['transcribe'], maxBytes = 1_000_000): SpeechToText => ({
    name: 'openai',
    formats: ['wav'],
    maxBytes,
    models: ['a-model'],
    transcribe,
  });
  const request = { sampleRateHz: 16_000, language: 'en', model: 'a-model', terms: ['Kubernetes', 'R&D'] };

  it('goes to the engine once, with what was asked for', async () => {
    const asked: TranscriptionRequest[] = [];
    const recogniser = collectedStt(
      engine(async (one) => {
        asked.push(one);
        return { text: 'Well.', warnings: [] };
      }),
    );
    const told: unknown[] = [];
    const listening = recogniser.listen(request, {
      partial: () => told.push('partial'),
      settled: (...settled) => told.push(settled),
      failed: () => told.push('failed'),
    });
    listening.hear(toneSpeech('i led'));
    await listening.end();
    expect(told).toEqual([['Well.', 520]]);
    expect(asked).toEqual([
      {
        audio: expect.any(Uint8Array),
        format: 'wav',
        language: 'en',
        model: 'a-model',
        prompt: 'Kubernetes, R&D',
        timestamps: false,
      },
    ]);
  });

  it('fails once, before its end, when it is longer than the engine takes', async () => {
    const failures: EngineFailure[] = [];
    const recogniser = collectedStt(engine(async () => ({ text: 'Too late.', warnings: [] }), 100_000));
    const listening = recogniser.listen(request, {
      partial() {},
      settled: () => failures.push(new Error('settled') as EngineFailure),
      failed: (failure) => failures.push(failure),
    });
    for (let i = 0; i < 50; i++) listening.hear(silence(100));
    await listening.end();
    expect(failures).toMatchObject([{ reason: 'refused', retryable: false }]);
  });
});
