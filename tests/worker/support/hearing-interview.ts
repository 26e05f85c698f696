import { env, runInDurableObject } from 'cloudflare:test';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { equip } from './equipment.ts';
import { LINEAR_16K } from './realtime.ts';
import { type ScriptedListening, ScriptedRecogniser } from './scripted-recogniser.ts';
import { Visitor } from './visitor.ts';

/** An interview whose object hears by a recogniser that does what the test says. */
export async function beginHearing(limits = ENGINE_LIMITS) {
  const recogniser = new ScriptedRecogniser();
  equip({ recogniser: () => recogniser, limits });
  const guest = new Visitor();
  const id = await guest.startInterview();
  const stub = env.INTERVIEWS.getByName(id);
  /** What a recogniser tells it tells within the object. */
  const within = (work: (listening: ScriptedListening) => void) =>
    runInDurableObject(stub, () => work(recogniser.newest));
  const keptSegments = () =>
    runInDurableObject(stub, (_instance, { storage }) =>
      storage.sql.exec('SELECT entry_id, text, reach_ms FROM heard_segments ORDER BY n').toArray(),
    );
  return { recogniser, guest, id, stub, within, keptSegments };
}

/** An utterance begins, with its words as they are heard. */
export const CONFIG = { type: 'config', audio: LINEAR_16K, utterance: 'ans_1', enable_partials: true } as const;
/** It is over. */
export const END = { type: 'end_utterance' } as const;
