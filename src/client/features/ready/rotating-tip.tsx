import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
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
    <div className="tip">
      <span className="hint">Tip</span>
      {/* All of them lie on one another, so that the longest decides the height and nothing moves below. */}
      <div className="tip-stack">
        {TIPS.map((tip, i) => (
          <p key={tip} className={i === index ? (fading ? 'fading' : '') : 'away'}>
            {tip}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="btn quiet"
        aria-label={stopped ? 'Show more tips' : 'Stay on this tip'}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <Play className="ico" aria-hidden="true" /> : <Pause className="ico" aria-hidden="true" />}
      </button>
    </div>
  );
}
