const OFF_KEY = 'space_key_off';

/** Whether the space bar begins and ends answers, as it was chosen last in this browser. */
export function rememberedSpaceKey(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function rememberSpaceKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'true');
  } catch {
    // It is chosen again in the next interview.
  }
}
