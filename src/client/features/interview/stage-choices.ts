import type { Patience } from '#domain/turn-end/patience.ts';
import { rememberedPatience, rememberPatience } from './chosen-patience.ts';
import type { Hearing } from './hearing.ts';
import type { Voice } from './interviewer-voice.ts';
import { rememberedSpaceKey, rememberSpaceKey } from './space-key-choice.ts';
import type { ViewStore } from './view-store.ts';
import { rememberedPace, rememberedVoice, rememberPace, rememberVoice } from './voice-pace.ts';

/** How the candidate wants to be talked with: as it was chosen last in this browser, until it is chosen anew. */
export class StageChoices {
  readonly #store: ViewStore;
  readonly #voice: Pick<Voice, 'pace' | 'isOn'>;
  readonly #hearing: Pick<Hearing, 'patience'>;

  constructor(store: ViewStore, voice: Pick<Voice, 'pace' | 'isOn'>, hearing: Pick<Hearing, 'patience'>) {
    this.#store = store;
    this.#voice = voice;
    this.#hearing = hearing;
    this.#applyPace(rememberedPace());
    this.#applyVoice(rememberedVoice());
    this.#applyPatience(rememberedPatience());
    store.show({ isSpaceKeyOn: rememberedSpaceKey() });
  }

  /** Chooses how fast is spoken, which switches a voice on that was off. */
  choosePace(pace: number): void {
    rememberPace(pace);
    this.#applyPace(pace);
    this.switchVoice(true);
  }

  /** Off: the interviewer's words are read. */
  switchVoice(isOn: boolean): void {
    rememberVoice(isOn);
    this.#applyVoice(isOn);
  }

  switchSpaceKey(isOn: boolean): void {
    rememberSpaceKey(isOn);
    this.#store.show({ isSpaceKeyOn: isOn });
  }

  choosePatience(patience: Patience): void {
    rememberPatience(patience);
    this.#applyPatience(patience);
  }

  #applyPace(pace: number): void {
    this.#voice.pace = pace;
    this.#store.show({ pace });
  }

  #applyVoice(isOn: boolean): void {
    this.#voice.isOn = isOn;
    this.#store.show({ isVoiceOn: isOn });
  }

  #applyPatience(patience: Patience): void {
    this.#hearing.patience = patience;
    this.#store.show({ patience });
  }
}
