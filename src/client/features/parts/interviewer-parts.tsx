import { useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Globe } from '#client/ui/globe.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import styles from './parts-page.module.css';

/** A made-up voice: syllables of a fifth of a second with pauses between phrases. */
function babble(): number {
  const seconds = performance.now() / 1_000;
  const phrase = Math.max(0, Math.sin(seconds * 1.3) + 0.4);
  return Math.min(1, phrase * (0.45 + 0.55 * Math.abs(Math.sin(seconds * 9.1) * Math.sin(seconds * 4.3))));
}

/** The interviewer and the candidate's microphone, at rest and at work. */
export function InterviewerParts() {
  const [speaking, setSpeaking] = useState(false);
  const [recording, setRecording] = useState(false);
  const voice = useCallback(() => (speaking ? babble() : 0), [speaking]);
  const microphone = useCallback(() => (recording ? babble() : null), [recording]);
  return (
    <Card title="The interviewer">
      <div className={styles.row}>
        <Button aria-pressed={speaking} onClick={() => setSpeaking(!speaking)}>
          Speak
        </Button>
        <Button aria-pressed={recording} onClick={() => setRecording(!recording)}>
          Record
        </Button>
      </div>
      <div className={styles.globe}>
        <LevelRing sizePx={240} level={microphone} />
        <Globe sizePx={206} level={voice} />
      </div>
      <div data-theme="stage" className={styles.globe}>
        <LevelRing sizePx={240} level={microphone} />
        <Globe sizePx={206} level={voice} />
      </div>
    </Card>
  );
}
