import type { Voice, VoiceEvents } from '#client/features/interview/interviewer-voice.ts';
import { Pending } from './pending.ts';

export class FakeVoice implements Voice {
  readonly level = 0;
  pace = 1;
  isOn = true;
  readonly #events: VoiceEvents;
  readonly said: string[] = [];
  /** All of it, unless a test says otherwise. */
  saidChars: number | undefined = Number.MAX_SAFE_INTEGER;
  isHeld = false;
  #speech: Pending<boolean | undefined> | undefined;

  constructor(events: VoiceEvents) {
    this.#events = events;
  }

  speak(text: string): Promise<boolean | undefined> {
    this.#speech?.resolve(undefined);
    this.said.push(text);
    this.#speech = new Pending();
    return this.#speech.promise;
  }

  cancel(): void {
    this.isHeld = false;
    this.end(false);
  }

  hold(): void {
    this.isHeld = true;
  }

  goOn(): void {
    this.isHeld = false;
  }

  get isComing(): boolean {
    return this.#speech !== undefined;
  }

  begin(): void {
    if (this.#speech && !this.isHeld) this.#events.onStarted();
  }

  end(wasHeard = true): void {
    if (this.isHeld) return;
    this.#speech?.resolve(wasHeard);
    this.#speech = undefined;
  }
}
