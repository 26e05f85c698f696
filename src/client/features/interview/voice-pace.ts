/** How fast the interviewer speaks, 1 as the voice was made. */
export const PACES = [
  { pace: 0.8, name: 'Slower' },
  { pace: 1, name: 'Normal' },
  { pace: 1.2, name: 'Faster' },
] as const;

const KEY = 'voice_pace';

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
