import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './ready.module.css';
import { TIP_FADE_MS, TIPS, tipStandsMs } from './tips.ts';

/** One tip after another; whoever reads slower than that stops them. */
export function RotatingTip() {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);
  const [stopped, setStopped] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tip has a time of its own
  useEffect(() => {
    if (stopped) return;
    let next: ReturnType<typeof setTimeout>;
    const fade = setTimeout(() => {
      setFading(true);
      next = setTimeout(() => {
        setIndex((shown) => (shown + 1) % TIPS.length);
        setFading(false);
      }, TIP_FADE_MS);
    }, tipStandsMs(Math.random()) - TIP_FADE_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(next);
      setFading(false);
    };
  }, [index, stopped]);

  return (
    <div className={styles.tip} data-part="tip">
      <span className={words.hint}>Tip</span>
      {/* All of them lie on one another, so that the longest decides the height and nothing moves below. */}
      <div className={styles.tipStack}>
        {TIPS.map((tip, i) => (
          <p key={tip} data-shown={i === index ? (fading ? 'fading' : 'yes') : 'no'}>
            {tip}
          </p>
        ))}
      </div>
      <Button
        kind="quiet"
        aria-label={stopped ? 'Show more tips' : 'Stay on this tip'}
        onClick={() => setStopped(!stopped)}
      >
        <Icon of={stopped ? Play : Pause} />
      </Button>
    </div>
  );
}
