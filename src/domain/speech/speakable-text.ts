/** Characters that synthesisers stumble over, and what to read for them. */
const SPOKEN: readonly [RegExp, string][] = [
  [/\bC#/g, 'C sharp'],
  [/\bC\+\+/g, 'C plus plus'],
  [/[‘’]/g, "'"],
  [/[“”"`*_#<>{}[\]\\|~^]/g, ' '],
  [/[–—]/g, ', '],
  [/…/g, '. '],
  [/&/g, ' and '],
  [/%/g, ' percent '],
  [/\be\.g\./gi, 'for example'],
  [/\bi\.e\./gi, 'that is'],
];

/** The text as it can be spoken aloud: no markup, no control characters, no emoji. '' when nothing is left. */
export function speakableText(text: string): string {
  let spoken = text.normalize('NFC');
  for (const [pattern, replacement] of SPOKEN) spoken = spoken.replace(pattern, replacement);
  // What has no letter or digit to it in Latin script is not in the voice's reach.
  spoken = spoken
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, (char) => (/\s/.test(char) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return /[a-z0-9]/i.test(spoken) ? spoken : '';
}
