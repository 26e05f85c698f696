import { useEffect, useState } from 'react';
import { chooseHearing, hearingChoice } from '#client/state/hearing-choice.ts';
import { Button } from '#client/ui/button.tsx';
import { sizeWords } from '#client/ui/size-words.ts';
import styles from './storage.module.css';

/** The speech program that this browser keeps, with the way to take the consent to it back; nothing where there is none. */
export function KeptProgram() {
  const [bytes, setBytes] = useState(0);
  const [isAtWork, setIsAtWork] = useState(false);
  useEffect(() => {
    void keptBytes().then(setBytes);
  }, []);
  const remove = async () => {
    setIsAtWork(true);
    const choice = hearingChoice.get();
    if (choice !== 'browser' && choice !== 'typing') chooseHearing(null);
    await (await import('#client/audio/speech-program.ts')).forgetSpeechProgram().catch(() => undefined);
    setBytes(await keptBytes());
    setIsAtWork(false);
  };
  if (bytes === 0) return null;
  return (
    <p className={styles.foot}>
      <span>The speech program that can write down what you say on this device: {sizeWords(bytes)}</span>
      <Button busy={isAtWork} onClick={() => void remove()}>
        Remove it
      </Button>
    </p>
  );
}

const keptBytes = async (): Promise<number> =>
  (await import('#client/audio/program-files.ts')).allKeptBytes().catch(() => 0);
