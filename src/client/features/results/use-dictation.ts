import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInstallation } from '#client/state/installation.ts';
import { Dictation, type DictationView, dictationBy } from './dictation.ts';

const OFF: DictationView = { status: 'off', words: '', problem: '' };
const nothing = () => () => undefined;
const off = () => OFF;

/** A microphone beside a field: what is said comes as text, a stretch at a time. */
export function useDictation(hint: string, onText: (text: string) => void) {
  const config = useInstallation();
  const by = config ? dictationBy(config.stt) : 'nobody';
  const tell = useRef(onText);
  tell.current = onText;
  const [dictation, setDictation] = useState<Dictation>();
  useEffect(() => {
    if (by === 'nobody') return;
    const next = new Dictation(by, hint, (text) => tell.current(text));
    setDictation(next);
    return () => next.dispose();
  }, [by, hint]);
  const view = useSyncExternalStore(
    dictation?.view.subscribe ?? nothing,
    dictation?.view.get ?? off,
    dictation?.view.get ?? off,
  );
  return { by, dictation, view };
}
