import { speakableText } from '#domain/speech/speakable-text.ts';
import { EngineFailure } from './engine-failure.ts';
import type { SynthesisRequest, TextToSpeech } from './tts.ts';

/**
 * What every voice does before it speaks: cleans the text, and takes the voice and model asked for if they are there,
 * else the first ones with a warning. Throws EngineFailure when nothing is left to speak.
 */
export function prepareSpeech(
  { voices, models }: Pick<TextToSpeech, 'voices' | 'models'>,
  request: SynthesisRequest,
): { text: string; voice: string; model: string; warnings: string[] } {
  const text = speakableText(request.text);
  if (text === '') throw new EngineFailure('refused', 'There is nothing to speak in this text');
  const voice = voices.find(({ id }) => id === request.voice)?.id ?? voices[0]?.id ?? '';
  const model = models.find((id) => id === request.model) ?? models[0] ?? '';
  const warnings = [];
  if (request.voice !== undefined && request.voice !== voice)
    warnings.push(`No voice '${request.voice}'; ${voice} speaks`);
  if (request.model !== undefined && request.model !== model)
    warnings.push(`No model '${request.model}'; ${model} speaks`);
  return { text, voice, model, warnings };
}
