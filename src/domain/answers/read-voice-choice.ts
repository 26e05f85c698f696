import { record, text } from './loose-json.ts';

/** Reads which voice and model speak to the caller; what is not told is left out. */
export function readVoiceChoice(answer: unknown): { voice?: string; model?: string } {
  const config = { ...record(record(answer).currentConfig), ...record(record(record(answer).data).currentConfig) };
  const [voice, model] = [text(config.voice), text(config.model)];
  return { ...(voice ? { voice } : {}), ...(model ? { model } : {}) };
}
