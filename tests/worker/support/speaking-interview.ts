import { equip } from './equipment.ts';
import type { ScriptedVoice } from './scripted-voice.ts';
import { openTts } from './tts.ts';
import { Visitor } from './visitor.ts';

export const ANSWER = 'I work with computers.';
/** The turn is taken. */
export const START = { type: 'start', userText: ANSWER } as const;
export const CANCELLED = { type: 'tts_end', cancelled: true };

/** An interview with its speaking socket, whose object speaks by this voice. */
export async function beginSpeaking(voice: ScriptedVoice | undefined, more: Parameters<typeof equip>[0] = {}) {
  equip({ voice: async () => voice, ...more });
  const guest = new Visitor();
  const id = await guest.startInterview();
  return { guest, id, tts: await openTts(guest, id) };
}

/** The rest of a speech that was begun. */
export async function hearRest(tts: Awaited<ReturnType<typeof openTts>>) {
  const frames: number[] = [];
  let reply: unknown;
  for (;;) {
    const message = await tts.next();
    if (message instanceof ArrayBuffer) frames.push(...new Uint8Array(message));
    else if ((message as { type: string }).type === 'reply') reply = message;
    else return { reply, bytes: Uint8Array.from(frames), end: message };
  }
}
