import { useState } from 'react';
import type { Axis } from '#contract/words.ts';
import { seeBy } from '#domain/results/lens.ts';
import type { Report, ReportQuestion } from '#domain/results/report.ts';
import { AnalysedResponse } from './analysed-response.tsx';
import { LensChoice } from './lens-choice.tsx';
import { numbered } from './numbered.ts';
import styles from './question.module.css';
import { usePointing } from './use-pointing.ts';

interface ResponsesByAxisProps {
  interviewId: string;
  question: ReportQuestion;
  margin?: Report['margin'];
  /** What its first bill is called when it is remembered that it has counted down; without one it does not. */
  name?: string;
}

/** What was said to it, by the axis that the reader looks for. */
export function ResponsesByAxis({ interviewId, question, margin, name }: ResponsesByAxisProps) {
  const [axis, setAxis] = useState<Axis>('conciseness');
  const pointing = usePointing();
  const lens = seeBy(axis, question);
  if (question.responses.length === 0) {
    return <p className={styles.empty}>No response details found for this question.</p>;
  }
  const choose = (next: Axis) => {
    pointing.show(null);
    pointing.light([]);
    setAxis(next);
  };
  return numbered(question.responses).map(({ number: place }) => (
    <AnalysedResponse
      key={place}
      question={question}
      index={place - 1}
      lens={lens}
      pointing={pointing}
      billName={place === 1 && axis === 'conciseness' ? name : undefined}
      interviewId={interviewId}
      margin={place === 1 ? margin?.[axis] : undefined}
      choice={place === 1 && question.overall_score >= 0 && <LensChoice axis={axis} onChoose={choose} />}
    />
  ));
}
