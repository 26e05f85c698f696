import { Check } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { bareWords } from '#domain/results/bare-words.ts';
import type { Report } from '#domain/results/report.ts';
import styles from './across-interview.module.css';
import { numbered } from './numbered.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** What shows over several answers, with words that show it; nothing where nothing is sure. */
export function AcrossInterview({ report }: { report: Report }) {
  const { across = [] } = report.overall;
  if (across.length === 0) return null;
  return (
    <section className={styles.across}>
      <div>
        <h2>Across the interview</h2>
        <p className={words.hint}>What a hiring manager notices first.</p>
      </div>
      <ol>
        {numbered(across).map(({ number, item: { text, isGood, quotes } }) => (
          <li key={number}>
            <p className={styles.what} data-good={isGood || undefined}>
              {isGood && <Icon of={Check} />}
              <span>{text}</span>
            </p>
            <Quotes quotes={quotes} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two places show it; further ones are told without their words. */
const MOST_QUOTED = 2;

function Quotes({ quotes }: Pick<NonNullable<Report['overall']['across']>[number], 'quotes'>) {
  const further = quotes.slice(MOST_QUOTED);
  const questions = [...new Set(further.map(({ question_number: number }) => number))];
  return (
    <div>
      {numbered(quotes.slice(0, MOST_QUOTED)).map(({ number, item }) => (
        <p key={number} className={styles.place}>
          <q>{bareWords(item.quote)}</q>
          <QuestionLink number={item.question_number} />
        </p>
      ))}
      {further.length > 0 && (
        <p className={styles.place}>
          <span className={words.hint}>And {timesMore(further.length)}</span>
          <span className={styles.links}>
            {questions.map((number) => (
              <QuestionLink key={number} number={number} />
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

const timesMore = (times: number): string =>
  times === 1 ? 'once more' : times === 2 ? 'twice more' : `${times} times more`;

function QuestionLink({ number }: { number: number }) {
  return (
    <ButtonLink kind="link" className={styles.link} {...useReportAddresses().question(number)}>
      Question {number}
    </ButtonLink>
  );
}
