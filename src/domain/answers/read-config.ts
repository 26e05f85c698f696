import { count, record, text } from './loose-json.ts';

export interface InstallationConfig {
  feedbackFormUrl: string;
  /** Where messages are read that nobody sends; '' where they are sent. */
  outbox: string;
  tts: boolean;
  stt: boolean;
  /** The engine that turns speech into text; '' without one. */
  sttEngine: string;
  /** The server that speech goes to, where that is not the engine's own; '' elsewhere. */
  sttHost: string;
  /** Where the files of the speech program are; '' where it is not offered. */
  asrModelsUrl: string;
  recordings: RecordingKeeping;
  /** How turns are spoken: over sockets while they are said, or by calls. */
  pipelineMode: 'legacy' | 'realtime';
  /** Who reads what is pasted and said: 'embedded' is this server alone. */
  reader: { engine: string; host: string };
}

/** Whether answers are recorded, and for how many days they are kept; 0 is until they are deleted. */
export type RecordingKeeping = { keepDays: number } | null;

/** Reads what an installation tells of itself. One that does not tell is taken to speak and not to listen. */
export function readConfig(answer: unknown): InstallationConfig {
  const data = record(record(answer).data);
  return {
    feedbackFormUrl: text(data.feedbackFormUrl),
    outbox: text(data.outbox),
    tts: data.tts !== null,
    stt: data.stt !== null && data.stt !== undefined,
    sttEngine: text(data.stt),
    sttHost: text(data.sttHost),
    asrModelsUrl: text(data.asrModelsUrl),
    recordings: data.recordings === null ? null : { keepDays: count(record(data.recordings).keepDays) },
    pipelineMode: data.pipelineMode === 'realtime' ? 'realtime' : 'legacy',
    reader: { engine: text(record(data.llm).engine) || 'embedded', host: text(record(data.llm).host) },
  };
}
