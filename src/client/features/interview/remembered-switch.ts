/** Whether something that is on by itself was left on when it was last chosen in this browser. */
export function isLeftOn(offKey: string): boolean {
  try {
    return localStorage.getItem(offKey) === null;
  } catch {
    return true;
  }
}

export function rememberSwitch(offKey: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'true');
  } catch {
    // It is chosen again in the next interview.
  }
}
