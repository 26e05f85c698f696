import { Mic, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import words from '#client/ui/words.module.css';
import type { MicrophoneResult } from './microphone-test.ts';
import { Playback } from './playback.tsx';
import styles from './ready.module.css';

const loadTest = () => import('./microphone-dialog.tsx');
const MicrophoneDialog = lazy(async () => ({ default: (await loadTest()).MicrophoneDialog }));

interface LastTest {
  result: MicrophoneResult;
  /** What was recorded, if anything was. */
  sound: Blob | null;
}

/** The microphone's place beside the camera: its test, and afterwards what that came to, to hear and to repeat. */
export function MicrophoneLine() {
  const [testing, setTesting] = useState<'no' | 'asked' | 'again'>('no');
  const [last, setLast] = useState<LastTest | null>(null);
  const keep = useCallback((result: MicrophoneResult, sound: Blob | null) => setLast({ result, sound }), []);
  return (
    <>
      <MicrophoneState
        last={last}
        isTesting={testing !== 'no'}
        onTest={() => setTesting(last?.sound ? 'again' : 'asked')}
      />
      {testing !== 'no' && (
        <Suspense fallback={null}>
          <MicrophoneDialog atOnce={testing === 'again'} onClose={() => setTesting('no')} onResult={keep} />
        </Suspense>
      )}
    </>
  );
}

const RING_PX = 76;

interface MicrophoneStateProps {
  last: LastTest | null;
  isTesting: boolean;
  onTest: () => void;
}

/** What the last test came to, with the ring as it looked when it ended. The button is one and the same throughout, so that the focus comes back to it. */
export function MicrophoneState({ last, isTesting, onTest }: MicrophoneStateProps) {
  const { result, sound = null } = last ?? {};
  return (
    <div className={sound ? styles.heard : result ? styles.refused : styles.device}>
      {result && sound && (
        <span className={styles.ring}>
          <LevelRing sizePx={RING_PX} heard={result.levels} />
          <Icon of={Mic} />
        </span>
      )}
      <p role="status">
        <strong>Microphone</strong>
        <span className={result ? styles.result : words.hint} data-good={result?.isGood || undefined}>
          {result?.text ?? 'Hear how you sound'}
        </span>
        {result?.label && <span className={words.hint}>{result.label}</span>}
      </p>
      {sound && <Playback kind="plain" sound={sound} silent={isTesting} />}
      <Button onPointerEnter={() => void loadTest()} onFocus={() => void loadTest()} onClick={onTest}>
        <Icon of={sound ? RotateCcw : Mic} />
        {sound ? 'Record again' : 'Test Microphone'}
      </Button>
    </div>
  );
}
