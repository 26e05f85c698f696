import { Slider } from '@base-ui/react/slider';
import styles from './stop-slider.module.css';

interface StopSliderProps<Value extends string> {
  /** The id of the visible label. */
  labelledBy: string;
  stops: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A slider with a few named stops. A press on a name chooses it, and a screen reader hears the name. */
export function StopSlider<Value extends string>({ labelledBy, stops, value, onChange }: StopSliderProps<Value>) {
  const choose = (next: number | readonly number[]) => {
    const stop = stops[typeof next === 'number' ? next : (next[0] ?? 0)];
    if (stop && stop.value !== value) onChange(stop.value);
  };
  return (
    <Slider.Root
      className={styles.slider}
      aria-labelledby={labelledBy}
      min={0}
      max={stops.length - 1}
      value={stops.findIndex((stop) => stop.value === value)}
      onValueChange={choose}
    >
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          {stops.map((stop, place) => (
            <i key={stop.value} style={{ left: `${(100 * place) / (stops.length - 1)}%` }} />
          ))}
          <Slider.Thumb
            className={styles.thumb}
            aria-labelledby={labelledBy}
            getAriaValueText={(_, place) => stops[place]?.name ?? ''}
          />
        </Slider.Track>
        <div className={styles.names} data-part="stops" aria-hidden="true">
          {stops.map((stop) => (
            <span key={stop.value} data-on={stop.value === value ? '' : undefined}>
              {stop.name}
            </span>
          ))}
        </div>
      </Slider.Control>
    </Slider.Root>
  );
}
