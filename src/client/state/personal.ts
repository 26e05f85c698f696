const forgets: (() => void)[] = [];

/** For a store of what belongs to who is signed in: `forget` runs when that is nobody or somebody else. */
export function onPersonChange(forget: () => void): void {
  forgets.push(forget);
}

export function forgetPerson(): void {
  for (const forget of forgets) forget();
}
