import { type RefObject, useEffect, useRef, useState } from 'react';
import { straighten } from '#domain/reading/straighten.ts';
import { fixTypo } from '#domain/spelling/fix-typo.ts';
import { needsSuggestions } from '#domain/spelling/needs-suggestions.ts';
import { type PlacedWord, wordAtCaret } from '#domain/spelling/word-at-caret.ts';
import { type Replacement, replaceInField } from './replace-in-field.ts';
import { suggestWords } from './suggest-words.ts';

/** A rest this long between two keys is a pause: short enough to be of use, longer than a typist needs for a letter. */
const PAUSE_MS = 600;

export interface Offer extends PlacedWord {
  suggestions: readonly string[];
}

const isTyping = (inputType: string | undefined): boolean =>
  inputType === undefined || inputType === 'insertText' || inputType === 'insertLineBreak';

/**
 * Fixes common typos in a field while they are typed, and offers words for the one at the caret that the dictionary
 * does not know. It touches one word at a time, never a pasted text, and never again what the writer took back.
 */
export function useSpelling(field: RefObject<HTMLTextAreaElement | null>) {
  const [fixed, setFixed] = useState<Replacement | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const spared = useRef(new Set<string>());
  const replacing = useRef(false);
  const typed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const replace = (replacement: Replacement) => {
    if (!field.current) return;
    replacing.current = true;
    replaceInField(field.current, replacement);
    replacing.current = false;
  };

  const fix = (pauses: boolean) => {
    const { value, selectionStart, selectionEnd } = field.current ?? { value: '', selectionStart: 0, selectionEnd: 0 };
    if (selectionStart !== selectionEnd) return;
    const found = fixTypo(value, selectionStart, { pauses, spared: spared.current });
    if (!found) return;
    replace(found);
    setFixed(found);
  };

  const wordHere = (): PlacedWord | null => {
    const element = field.current;
    if (!element || element.selectionStart !== element.selectionEnd) return null;
    const placed = wordAtCaret(element.value, element.selectionStart);
    if (!placed || spared.current.has(placed.word) || !needsSuggestions(element.value, placed)) return null;
    return placed;
  };

  const lookUp = async () => {
    const asked = wordHere();
    if (!asked) return;
    const suggestions = await suggestWords(asked.word);
    const still = wordHere();
    if (suggestions.length > 0 && still?.start === asked.start && still.word === asked.word) {
      setOffer({ ...asked, suggestions });
    }
  };

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (typed.current) fix(true);
      typed.current = false;
      void lookUp();
    }, PAUSE_MS);
  };

  const spare = (word: string) => spared.current.add(straighten(word.toLowerCase()));

  /** The browser's undo selects what it brings back; the next key must not overwrite it. */
  const takeBack = ({ start, wrong, right, caret }: Replacement) => {
    spare(wrong);
    const before = Math.max(start, caret + wrong.length - right.length);
    field.current?.setSelectionRange(before, before);
  };

  /** After each change of the field. */
  const noteInput = ({ inputType, isComposing }: { inputType?: string; isComposing?: boolean }) => {
    if (replacing.current || isComposing) return;
    setOffer(null);
    const value = field.current?.value ?? '';
    if (fixed && !value.startsWith(fixed.right, fixed.start)) {
      if (inputType === 'historyUndo' && value.startsWith(fixed.wrong, fixed.start)) takeBack(fixed);
      setFixed(null);
    }
    typed.current = isTyping(inputType);
    if (typed.current) fix(false);
    rest();
  };

  /** After the caret moved. */
  const noteCaret = () => {
    if (replacing.current) return;
    setOffer((shown) => (shown && wordHere()?.start === shown.start ? shown : null));
    rest();
  };

  const choose = (suggestion: string) => {
    if (!offer || !field.current) return;
    field.current.focus();
    const { start, word } = offer;
    const chosen = { start, wrong: word, right: suggestion, caret: start + suggestion.length };
    replace(chosen);
    setFixed(chosen);
    setOffer(null);
  };

  const undo = () => {
    if (!fixed || !field.current) return;
    spare(fixed.wrong);
    field.current.focus();
    const end = fixed.start + fixed.right.length;
    const caret = Math.max(field.current.selectionStart, end) + fixed.wrong.length - fixed.right.length;
    replace({ start: fixed.start, wrong: fixed.right, right: fixed.wrong, caret });
    setFixed(null);
  };

  /** When the writer goes on to something else: the last word is over. */
  const leave = () => {
    clearTimeout(timer.current);
    if (typed.current) fix(true);
    typed.current = false;
    setOffer(null);
  };

  const dismiss = () => {
    if (offer) spare(offer.word);
    setOffer(null);
  };

  return { fixed, offer, noteInput, noteCaret, choose, undo, leave, dismiss };
}
