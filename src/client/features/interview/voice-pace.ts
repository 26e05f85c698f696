import { isLeftOn, rememberSwitch } from './remembered-switch.ts';

/** How fast the interviewer speaks, 1 as the voice was made. */
export const PACES = [
  { pace: 0.8, name: 'Slower' },
  { pace: 1, name: 'Normal' },
  { pace: 1.2, name: 'Faster' },
] as const;

const KEY = 'voice_pace';
const OFF_KEY = 'voice_off';

/** Whether the interviewer speaks, as it was chosen last in this browser. */
export const rememberedVoice = (): boolean => isLeftOn(OFF_KEY);

export const rememberVoice = (isOn: boolean): void => rememberSwitch(OFF_KEY, isOn);

/** The pace that was chosen last in this browser. */
export function rememberedPace(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return PACES.find(({ pace }) => pace === stored)?.pace ?? 1;
  } catch {
    return 1;
  }
}

export function rememberPace(pace: number): void {
  try {
    localStorage.setItem(KEY, String(pace));
  } catch {
    // It is chosen again in the next interview.
  }
}
