import type { CSSProperties } from 'react';
import styles from './stop-slider.module.css';

interface StopSliderProps<Value extends string> {
  /** The id of the visible label. */
  labelledBy: string;
  stops: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A slider with a few named stops. A press on a name chooses it, and a screen reader hears the name. The browser's own
 * slider lies over it, unseen: it moves, and what is drawn below shows where it stands.
 */
export function StopSlider<Value extends string>({ labelledBy, stops, value, onChange }: StopSliderProps<Value>) {
  const place = stops.findIndex((stop) => stop.value === value);
  const last = stops.length - 1;
  return (
    <div className={styles.slider} style={{ '--at': place / last } as CSSProperties}>
      <div className={styles.track}>
        {stops.map((stop, i) => (
          <i key={stop.value} style={{ left: `${(100 * i) / last}%` }} />
        ))}
        <b />
      </div>
      <div className={styles.names} data-part="stops" aria-hidden="true">
        {stops.map((stop) => (
          <span key={stop.value} data-on={stop.value === value ? '' : undefined}>
            {stop.name}
          </span>
        ))}
      </div>
      <input
        type="range"
        aria-labelledby={labelledBy}
        aria-valuetext={stops[place]?.name}
        min={0}
        max={last}
        value={place}
        onChange={({ target }) => {
          const stop = stops[target.valueAsNumber];
          if (stop) onChange(stop.value);
        }}
      />
    </div>
  );
}
