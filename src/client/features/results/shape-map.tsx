import { QUESTION_TYPES } from '#contract/words.ts';
import { labelOfPart } from '#domain/report/catalogue.ts';
import type { StripPart } from '#domain/results/structure-strip.ts';
import { expectedParts } from '#domain/scoring/question-type.ts';
import styles from './details.module.css';
import { numbered } from './numbered.ts';
import { roleOfPart } from './role-of-part.ts';

interface ShapeMapProps {
  strip: readonly StripPart[];
  expected: readonly string[];
  type: string;
}

/** How wide a missing part is drawn: it has no words to measure. */
const MISSING_SHARE = 0.12;

/** The answer from start to end, by words, above a good shape on the same scale. */
export function ShapeMap({ strip, expected, type }: ShapeMapProps) {
  const words = strip.reduce((sum, part) => sum + (part.kind === 'said' ? part.words : 0), 0);
  const gap = Math.max(1, words * MISSING_SHARE);
  const shape = goodShape(expected, type);
  return (
    <section className={styles.map}>
      <h2>Your answer from start to end</h2>
      <div className={styles.lane}>
        <span>You</span>
        <ol>
          {numbered(strip).map(({ number, item: part }) =>
            part.kind === 'missing' ? (
              <li key={number} style={{ flexGrow: gap }}>
                <b>{part.part}</b>
                <i data-role="missing" aria-hidden="true" />
                <small>not said</small>
              </li>
            ) : (
              <li key={number} style={{ flexGrow: Math.max(part.words, 1) }}>
                <b>{part.parts.length > 0 && part.name}</b>
                <i data-role={roleOfPart(part.parts[0])} aria-hidden="true" />
                <small>{part.parts.length > 0 && `${Math.round((100 * part.words) / words)}%`}</small>
              </li>
            ),
          )}
        </ol>
      </div>
      {shape.length > 0 && (
        <div className={styles.lane} data-good="true">
          <span>A good shape</span>
          <ol>
            {shape.map(({ name, share }) => (
              <li key={name} style={{ flexGrow: share }}>
                <i data-role={roleOfPart(name)} aria-hidden="true" />
                <small>
                  {labelOfPart(name)}
                  <span>, {share}%</span>
                </small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Each part that is waited for as long as what it is worth; none for a kind of question or a part that is not known. */
function goodShape(expected: readonly string[], type: string): { name: string; share: number }[] {
  const known = QUESTION_TYPES.find((each) => each === type);
  const parts = known ? expectedParts(known).filter(({ name }) => expected.includes(name)) : [];
  if (parts.length < expected.length) return [];
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map(({ name, weight }) => ({ name, share: Math.round((100 * weight) / all) }));
}
