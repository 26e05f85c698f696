import type { Context } from 'hono';
import { readCookie, writeCookie } from './cookies.ts';

/** The voice and language that a caller chose; kept in the caller's own cookie, so it is never anybody else's. */
export interface SpeechChoice {
  voice?: string;
  voiceModel?: string;
  language?: string;
  recogniserModel?: string;
}

const KEYS = ['voice', 'voiceModel', 'language', 'recogniserModel'] as const;
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** Whoever holds the cookie can write anything into it, so each part is checked again where it is used. */
export function readSpeechChoice(c: Context): SpeechChoice {
  const stored = new URLSearchParams(readCookie(c, 'speech') ?? '');
  const choice: SpeechChoice = {};
  for (const key of KEYS) {
    const value = stored.get(key);
    if (value) choice[key] = value;
  }
  return choice;
}

export function writeSpeechChoice(c: Context, choice: SpeechChoice): void {
  writeCookie(c, 'speech', new URLSearchParams({ ...choice }).toString(), COOKIE_SECONDS);
}
