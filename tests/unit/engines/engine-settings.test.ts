import { describe, expect, it } from 'vitest';
import { checkEngineSettings, liveSpeechToText, speechToText } from '#engines/registry.ts';

describe('the settings of the speech engines', () => {
  it.each([
    [{}],
    [{ STT_ENGINE: 'none', TTS_ENGINE: 'none' }],
    [{ STT_ENGINE: 'openai' }],
    [{ STT_ENGINE: 'openai', STT_BASE_URL: 'http://localhost:8000/v1/', STT_MODEL: 'Systran/faster-whisper-small' }],
    [{ STT_ENGINE: 'deepgram', STT_API_KEY: 'key', TTS_ENGINE: 'embedded' }],
    [{ STT_ENGINE: 'deepgram', STT_API_KEY: 'key', STT_LIVE_MODEL: 'flux-general-multi' }],
    [{ STT_ENGINE: 'workers-ai', STT_LIVE_MODEL: '@cf/deepgram/flux', AI: { run: () => {} } }],
    [{ TTS_ENGINE: 'openai', TTS_VOICES: 'af_sky, am_adam' }],
    // A variable that is there but empty says nothing.
    [{ STT_ENGINE: '', STT_API_KEY: ' ', PATH: '/bin' }],
    [{ PIPELINE_MODE: 'legacy' }],
    [{ PIPELINE_MODE: 'realtime' }],
    [{ PIPELINE_MODE: '' }],
    [{ STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai', AI: { run: async () => new Response() } }],
  ])('are taken: %j', (env) => {
    expect(() => checkEngineSettings(env)).not.toThrow();
  });

  it.each([
    [{ PIPELINE_MODE: 'streaming' }, 'PIPELINE_MODE must be one of legacy, realtime'],
    [{ STT_ENGINE: 'whisper' }, 'STT_ENGINE must be one of none, openai, workers-ai, deepgram'],
    [{ STT_ENGINE: 'toString' }, 'STT_ENGINE must be one of'],
    [{ STT_ENGINE: 'embedded' }, 'STT_ENGINE must be one of'],
    [{ STT_API_KEY: 'key' }, 'STT_API_KEY means nothing with STT_ENGINE=none'],
    [{ STT_ENGINE: 'openai', STT_VOICES: 'a' }, 'STT_VOICES means nothing with STT_ENGINE=openai'],
    [{ STT_ENGINE: 'openai', STT_MODLE: 'a' }, 'STT_MODLE is no setting of Greenroom'],
    [{ STT_ENGINE: 'deepgram' }, 'STT_API_KEY is needed by STT_ENGINE=deepgram'],
    [{ STT_ENGINE: 'openai', STT_BASE_URL: 'localhost:8000' }, 'STT_BASE_URL must be an http or https address'],
    [{ STT_ENGINE: 'openai', STT_BASE_URL: 'https://me:secret@host/v1' }, 'STT_BASE_URL must be'],
    [{ STT_ENGINE: 'openai', STT_BASE_URL: 'https://host/v1?key=secret' }, 'STT_BASE_URL must be'],
    [{ STT_ENGINE: 'deepgram', STT_API_KEY: 'two\nlines' }, 'STT_API_KEY must be one line'],
    [{ STT_ENGINE: 'deepgram', STT_API_KEY: 'key', STT_LIVE_MODEL: 'nova-3' }, 'STT_LIVE_MODEL of deepgram must be'],
    [
      { STT_ENGINE: 'workers-ai', AI: { run: () => {} }, STT_LIVE_MODEL: 'flux-general-en' },
      'STT_LIVE_MODEL of workers-ai must be',
    ],
    [{ STT_ENGINE: 'openai', STT_LIVE_MODEL: 'gpt-realtime' }, 'STT_LIVE_MODEL means nothing with STT_ENGINE=openai'],
    [{ STT_LIVE_MODEL: 'flux-general-en' }, 'STT_LIVE_MODEL means nothing with STT_ENGINE=none'],
    [{ STT_ENGINE: 'workers-ai' }, 'STT_ENGINE=workers-ai needs the binding AI'],
    [{ TTS_ENGINE: 'workers-ai' }, 'TTS_ENGINE=workers-ai needs the binding AI'],
    [{ TTS_ENGINE: 'deepgram', TTS_API_KEY: 'key', TTS_MODEL: 'aura' }, 'TTS_MODEL means nothing with'],
    [{ TTS_ENGINE: 'openai', TTS_VOICES: ' , ' }, 'TTS_VOICES must name at least one voice'],
    [{ TTS_ENGINE: 'workers-ai', AI: { run: () => {} }, TTS_VOICES: 'luna, alloy' }, 'TTS_VOICES may name luna, angus'],
  ])('are refused by name: %j', (env, message) => {
    expect(() => checkEngineSettings(env)).toThrow(message);
    expect(() => checkEngineSettings(env)).not.toThrow(/secret|two/);
  });

  it('leave an installation without recognition as it is by default', () => {
    expect(speechToText({})).toBeUndefined();
    expect(liveSpeechToText({})).toBeUndefined();
  });
});
