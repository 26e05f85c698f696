import './stop-slider.css';
import { Slider } from '@base-ui/react/slider';

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
      className="slider"
      aria-labelledby={labelledBy}
      min={0}
      max={stops.length - 1}
      value={stops.findIndex((stop) => stop.value === value)}
      onValueChange={choose}
    >
      <Slider.Control className="slider-control">
        <Slider.Track className="slider-track">
          {stops.map((stop, place) => (
            <i key={stop.value} style={{ left: `${(100 * place) / (stops.length - 1)}%` }} />
          ))}
          <Slider.Thumb
            className="slider-thumb"
            aria-labelledby={labelledBy}
            getAriaValueText={(_, place) => stops[place]?.name ?? ''}
          />
        </Slider.Track>
        <div className="slider-names" aria-hidden="true">
          {stops.map((stop) => (
            <span key={stop.value} className={stop.value === value ? 'on' : ''}>
              {stop.name}
            </span>
          ))}
        </div>
      </Slider.Control>
    </Slider.Root>
  );
}
