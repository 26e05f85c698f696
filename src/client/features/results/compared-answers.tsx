import { type ReactNode, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { AXES, type Axis } from '#contract/words.ts';
import { type Change, type ComparedAxis, compareAnswers } from '#domain/results/compare-answers.ts';
import { seeBy } from '#domain/results/lens.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import styles from './again.module.css';
import { AXIS_NAMES } from './axis-names.ts';
import columns from './four-columns.module.css';
import { LensChoice } from './lens-choice.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { numbered } from './numbered.ts';
import { saidLength } from './said-length.ts';
import { scoreWords } from './score-words.ts';
import { usePointing } from './use-pointing.ts';

interface ComparedAnswersProps {
  before: ReportQuestion;
  after: ReportQuestion;
}

/** Two answers to one question: what each axis makes of them, what is gone and what is new, and the words themselves. */
export function ComparedAnswers({ before, after }: ComparedAnswersProps) {
  const [axis, setAxis] = useState<Axis>('conciseness');
  return (
    <>
      <div className={classNames(columns.four, styles.axes)} data-stacks="true">
        <Scores name="Overall" before={before.overall_score} after={after.overall_score}>
          <Uncompared before={before} after={after} />
        </Scores>
        {compareAnswers(before, after).map((compared) => (
          <Scores key={compared.axis} name={AXIS_NAMES[compared.axis]} before={compared.before} after={compared.after}>
            <Changes compared={compared} />
          </Scores>
        ))}
      </div>
      <div className={styles.lensLine}>
        <LensChoice axis={axis} onChoose={setAxis} />
      </div>
      <div className={styles.both}>
        <Answer key={`before ${axis}`} title="In the interview" question={before} axis={axis} />
        <Answer key={`after ${axis}`} title="Answered again" question={after} axis={axis} />
      </div>
    </>
  );
}

/** What an answer came to that there is none to compare with. */
export function NewScores({ of: { overall_score: overall, question_overall: axes } }: { of: ReportQuestion }) {
  return (
    <div className={classNames(columns.four, styles.axes)} data-stacks="true">
      <Scores name="Overall" after={overall} />
      {AXES.map((axis) => (
        <Scores key={axis} name={AXIS_NAMES[axis]} after={axes[axis].overall_score} />
      ))}
    </div>
  );
}

interface ScoresProps {
  name: string;
  /** Undefined where there was no answer before. */
  before?: number;
  after: number;
  children?: ReactNode;
}

/** A score before and after, and the difference in figures. */
function Scores({ name, before, after, children }: ScoresProps) {
  return (
    <section className={classNames(columns.column, styles.axis)}>
      <h3>{name}</h3>
      <p className={styles.scores}>
        {before !== undefined && (
          <>
            <span>{scoreWords(before)}</span>
            <span aria-hidden="true">→</span>
          </>
        )}
        <b>{scoreWords(after)}</b>
        {before !== undefined && before >= 0 && after >= 0 && (
          <i>{before === after ? 'the same' : signed(after - before)}</i>
        )}
      </p>
      <ScoreMeter score={after} label={before === undefined ? name : `${name}, answered again`} />
      {children}
    </section>
  );
}

/** Why there is nothing to compare, said once for all axes. */
function Uncompared({ before, after }: ComparedAnswersProps) {
  const unscored = [after, before].find(({ overall_score }) => overall_score < 0);
  if (!unscored) return null;
  return (
    <p className={styles.none}>
      {unscored === after ? 'The new answer' : 'The first answer'} has no score, so there is nothing to compare.{' '}
      {unscored.not_scored?.message}
    </p>
  );
}

function Changes({ compared }: { compared: ComparedAxis }) {
  const { before, after, gone, new: added, kept, criteria, rest } = compared;
  if (before < 0 || after < 0) return null;
  const lines = [
    ['Gone', gone.map((change) => withPoints(often(change.label, change.before), change))],
    ['New', added.map((change) => withPoints(often(change.label, change.after), change))],
    ['Still there', kept.map((change) => withPoints(stillThere(change), change))],
    ['Earns more', criteria.filter((each) => each.after > each.before).map(earned)],
    ['Earns less', criteria.filter((each) => each.after < each.before).map(earned)],
    ['All else', rest !== 0 ? [`${signed(rest)}, which no one sentence shows`] : []],
  ] as const;
  const told = lines.filter(([, findings]) => findings.length > 0);
  if (told.length === 0) return <p className={styles.none}>Nothing that is counted has changed.</p>;
  return (
    <dl className={styles.changes}>
      {told.map(([name, findings]) => (
        <div key={name} data-kind={name}>
          <dt>{name}</dt>
          {findings.map((finding) => (
            <dd key={finding}>{finding}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const often = (label: string, times: number): string => (times > 1 ? `${label} ×${times}` : label);

/** What the change of a finding brings, where all of them come to the change of the score. */
const withPoints = (words: string, { gives }: Change): string =>
  gives === undefined || gives === 0 ? words : `${words} ${signed(gives)}`;

const stillThere = ({ label, before, after }: Change): string =>
  before === after ? often(label, after) : `${label}, ${before} before and ${after} now`;

const earned = ({ label, before, after }: Change): string => `${label} ${signed(after - before)}`;

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `−${-difference}`);

/** All that was said to the question, with its marks. */
function Answer({ title, question, axis }: { title: string; question: ReportQuestion; axis: Axis }) {
  const pointing = usePointing();
  const lens = seeBy(axis, question);
  const score = question.question_overall[axis].overall_score;
  return (
    <section aria-label={title}>
      <div className={styles.who}>
        <h3>{title}</h3>
        <span>
          {AXIS_NAMES[axis]} {scoreWords(score)}
        </span>
      </div>
      {numbered(question.responses).map(({ number, item: response }) => (
        <div key={number} className={styles.response}>
          {response.response_number > 0 && response.asked && <p className={styles.asked}>{response.asked}</p>}
          <MarkedAnswer
            answer={response.answer}
            marks={lens.marks.filter((mark) => mark.response === number - 1)}
            pointing={pointing}
          />
          <p className={styles.length}>{saidLength(response.answer)}</p>
        </div>
      ))}
    </section>
  );
}
