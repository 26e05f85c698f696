/**
 * The words of a recogniser's text. Recognisers pad their text, and some write a note where they heard no words
 * (`[BLANK_AUDIO]`, `(silence)`): a text that is nothing but such notes holds no words.
 */
export function heardText(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const withoutNotes = trimmed.replace(/\[[^\]]*\]|\([^)]*\)|♪|\*[^*]*\*/g, '');
  return /[\p{L}\p{N}]/u.test(withoutNotes) ? trimmed : '';
}
