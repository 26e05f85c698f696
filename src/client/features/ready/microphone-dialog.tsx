import { Meter } from '@base-ui/react/meter';
import { CircleAlert, CircleCheck, Mic, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './microphone-dialog.module.css';
import { HEARD_LEVEL, type MicrophoneResult, type MicrophoneTest, resultOf, TEST_LIMIT_MS } from './microphone-test.ts';
import { Playback } from './playback.tsx';
import { useMicrophoneTest } from './use-microphone-test.ts';

interface MicrophoneDialogProps {
  /** Records as soon as it may. */
  atOnce: boolean;
  onClose: () => void;
  onResult: (result: MicrophoneResult, sound: Blob | null) => void;
}

/** Asks for the microphone, shows its level, records five seconds and plays them back. */
export function MicrophoneDialog({ atOnce, onClose, onResult }: MicrophoneDialogProps) {
  const { test, sound, record, stop, askAgain } = useMicrophoneTest();
  const { recording } = test;
  const over = recording === 'recorded';
  useEffect(() => {
    const result = resultOf(test);
    if (result) onResult(result, sound);
  }, [test, sound, onResult]);
  const mayBegin = useRef(atOnce);
  useEffect(() => {
    if (!mayBegin.current || test.access !== 'ready') return;
    mayBegin.current = false;
    record();
  }, [test.access, record]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Test Microphone"
      description="Say a sentence as you would in the interview, then listen to it. It stays in this browser."
      actions={
        <>
          {test.access === 'no_access' && <Button onClick={() => void askAgain()}>Try again</Button>}
          {recording === 'idle' && test.access !== 'no_access' && (
            <Button kind="solid" disabled={test.access === 'unknown'} onClick={record}>
              <Icon of={Mic} /> Start Recording
            </Button>
          )}
          {recording === 'recording' && (
            <Button kind="solid" onClick={stop}>
              <Icon of={Square} /> Stop Recording
            </Button>
          )}
          {over && (
            <>
              <Button onClick={record}>
                <Icon of={RotateCcw} /> Record Again
              </Button>
              {sound && <Playback kind="solid" sound={sound} />}
            </>
          )}
        </>
      }
    >
      <dl className={styles.state}>
        <div>
          <dt>Microphone</dt>
          <dd data-access={test.access}>{ACCESS_WORDS[test.access]}</dd>
        </div>
        <div>
          <dt>Recording</dt>
          <dd>{recordingWords(test)}</dd>
        </div>
      </dl>
      <Level level={test.level} />
      <div className={styles.result} aria-live="polite">
        <Result test={test} />
      </div>
    </Dialog>
  );
}

const ACCESS_WORDS: Record<MicrophoneTest['access'], string> = {
  unknown: 'Unknown',
  ready: 'Ready',
  no_access: 'No Access',
};

function recordingWords({ recording }: MicrophoneTest): string {
  if (recording === 'idle') return 'Not started';
  return recording === 'recorded' ? 'Recorded' : `Recording, up to ${TEST_LIMIT_MS / 1_000} seconds`;
}

/** The level as it is heard, with a mark where it counts as speech. */
function Level({ level }: { level: number }) {
  return (
    <Meter.Root className={styles.level} aria-label="Input level" value={Math.round(level)}>
      <Meter.Track className={styles.track}>
        <Meter.Indicator className={styles.heard} />
      </Meter.Track>
      <i style={{ left: `${HEARD_LEVEL}%` }} />
    </Meter.Root>
  );
}

function Result({ test }: { test: MicrophoneTest }) {
  if (test.problem) {
    return (
      <p className={styles.bad}>
        <Icon of={CircleAlert} /> {test.problem}
      </p>
    );
  }
  if (test.recording === 'recorded') {
    return test.heard ? (
      <p className={styles.good}>
        <Icon of={CircleCheck} /> Your microphone works: we can hear you.
      </p>
    ) : (
      <p className={styles.bad}>
        <Icon of={CircleAlert} /> No audio detected. Check that the right microphone is chosen and not muted, then
        record again.
      </p>
    );
  }
  if (test.access === 'unknown') {
    return <p>Your browser asks whether this page may use the microphone. Choose Allow.</p>;
  }
  return <p>{test.recording === 'recording' ? 'Speak now.' : 'The bar moves while you speak.'}</p>;
}
