import words from '#client/ui/words.module.css';
import styles from './prompt.module.css';
import { ReportOutline } from './report-outline.tsx';
import type { WhatWasSaid } from './what-was-said.ts';

/** What a candidate has already: their answers counted, a line of their own, and the shape that the report will have. */
export function Earned({ said: { answered, words: wordCount, line } }: { said: WhatWasSaid }) {
  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>{answered.length === 1 ? 'question answered' : 'questions answered'}</dt>
          <dd className={words.num}>{answered.length.toLocaleString()}</dd>
        </div>
        <div>
          <dt>{wordCount === 1 ? 'word' : 'words'}</dt>
          <dd className={words.num}>{wordCount.toLocaleString()}</dd>
        </div>
      </dl>
      <figure className={styles.line}>
        <figcaption className={words.hint}>One of your own lines, from Question {line.question}</figcaption>
        <blockquote>“{line.text}”</blockquote>
      </figure>
      <ReportOutline answered={answered} />
    </>
  );
}
