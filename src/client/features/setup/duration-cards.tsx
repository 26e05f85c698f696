import { Check } from 'lucide-react';
import type { DurationId } from '#contract/words.ts';
import { DURATIONS } from '#domain/setup/durations.ts';

interface DurationCardsProps {
  value: DurationId;
  onChange: (length: DurationId) => void;
}

/** The lengths as cards; each is one of the browser's own radio buttons. */
export function DurationCards({ value, onChange }: DurationCardsProps) {
  return (
    <fieldset className="row split">
      <legend className="label">Duration</legend>
      <div className="lengths">
        {DURATIONS.map(({ id, questions }) => (
          <label key={id}>
            <input type="radio" name="duration" value={id} checked={value === id} onChange={() => onChange(id)} />
            <Check className="ico" aria-hidden="true" />
            <span className="n">
              {id.replace('min', '')}
              <span className="u">min</span>
            </span>
            <span className="q">{questions} questions</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
