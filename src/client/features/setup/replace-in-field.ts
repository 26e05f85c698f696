export interface Replacement {
  start: number;
  wrong: string;
  right: string;
  /** Where the caret stands afterwards. */
  caret: number;
}

/** Replaces a few letters of a field as if they were typed: the browser's own undo takes them back. */
export function replaceInField(field: HTMLTextAreaElement, { start, wrong, right, caret }: Replacement): void {
  const end = start + wrong.length;
  const hasFocus = document.activeElement === field;
  field.setSelectionRange(start, end);
  if (!hasFocus || !document.execCommand('insertText', false, right)) {
    field.setRangeText(right, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(caret, caret);
}
