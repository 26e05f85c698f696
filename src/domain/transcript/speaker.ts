import type { Speaker } from '#contract/words.ts';

/** The interface says User and AI, the wire human and ai; older clients mix the two. */
export function toWireSpeaker(speaker: string): Speaker {
  const word = speaker.trim().toLowerCase();
  return word === 'ai' || word === 'interviewer' || word === 'assistant' ? 'ai' : 'human';
}

export const toShownSpeaker = (speaker: Speaker): 'User' | 'AI' => (speaker === 'ai' ? 'AI' : 'User');
