import { INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';

const NAMES: Record<InterviewStyle, string> = { behavioral: 'Behavioral', normal: 'Normal', technical: 'Technical' };

interface StyleSliderProps {
  id: string;
  value: InterviewStyle;
  onChange: (style: InterviewStyle) => void;
}

/** The interview's style as a slider of three stops; the browser's own range gives keys, touch and speech. */
export function StyleSlider({ id, value, onChange }: StyleSliderProps) {
  return (
    <div className="slider">
      <input
        id={id}
        type="range"
        min={0}
        max={INTERVIEW_STYLES.length - 1}
        step={1}
        value={INTERVIEW_STYLES.indexOf(value)}
        aria-valuetext={NAMES[value]}
        onChange={(event) => onChange(INTERVIEW_STYLES[Number(event.target.value)] ?? 'normal')}
      />
      <div className="track" aria-hidden="true">
        {INTERVIEW_STYLES.map((style) => (
          <i key={style} />
        ))}
      </div>
      <div className="names" aria-hidden="true">
        {INTERVIEW_STYLES.map((style) => (
          <span key={style} className={style === value ? 'on' : ''}>
            {NAMES[style]}
          </span>
        ))}
      </div>
    </div>
  );
}
