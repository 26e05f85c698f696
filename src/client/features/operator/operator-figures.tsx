import { Card } from '#client/ui/card.tsx';
import { sizeWords } from '#client/ui/size-words.ts';
import words from '#client/ui/words.module.css';
import type { DeepHealth } from '#contract/operator-calls.ts';
import { costWords, dollarWords } from './cost-words.ts';
import styles from './operator.module.css';

const PART_WORDS: Record<DeepHealth['parts'][number]['part'], string> = {
  database: 'Database (D1)',
  recordings: 'Recordings (R2)',
  interviews: 'Interview objects',
  language: 'Plans, words and judges',
  hearing: 'Hears',
  voice: 'Speaks',
};
const STATE_WORDS: Record<DeepHealth['parts'][number]['state'], string> = {
  fine: 'Works',
  failed: 'Does not answer',
  none: 'There is none',
  unasked: 'Not asked: it is paid for',
};

/** The figures of the operator's page, each kind in a table of its own. */
export function OperatorFigures({ health }: { health: DeepHealth }) {
  const { parts, days, errors, speech, waiting, storage, prices } = health;
  return (
    <div className={styles.figures}>
      <Card title={health.fine ? 'Everything works' : 'Something does not work'}>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">State</th>
              <th scope="col">Took</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, engine, state, ms }) => (
              <tr key={part}>
                <th scope="row">
                  {PART_WORDS[part]}
                  {engine && <span className={words.hint}> {engine}</span>}
                </th>
                <td className={styles.state}>{STATE_WORDS[state]}</td>
                <td className={words.num}>{ms === null ? '–' : `${ms} ms`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title="By day" aside={`Prices of ${prices.date}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Begun</th>
              <th scope="col">Reports</th>
              <th scope="col">Model</th>
              <th scope="col">An interview</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, begun, reports, models, dollars }) => (
              <tr key={day}>
                <th scope="row" className={styles.day}>
                  {day}
                </th>
                <td className={words.num}>{begun}</td>
                <td className={words.num}>{reports}</td>
                <td className={words.num}>{costWords(models, dollars)}</td>
                <td className={words.num}>{reports > 0 ? costWords(models, dollars / reports) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ModelUse day={days[0]} />
      </Card>
      <Card title="Failed in the last day">
        {errors.length === 0 ? (
          <p>Nothing.</p>
        ) : (
          <ul>
            {errors.map(({ kind, count }) => (
              <li key={kind}>
                <span className={words.num}>{count}</span> {kind}
              </li>
            ))}
          </ul>
        )}
        <p>
          {waiting.reportSince
            ? `An interview has been waiting for its report since ${timeWords(waiting.reportSince)}.`
            : 'No interview waits for its report.'}{' '}
          {waiting.messageSince
            ? `A message has been waiting to be sent since ${timeWords(waiting.messageSince)}.`
            : 'No message waits to be sent.'}
        </p>
      </Card>
      <Card title="Kept">
        <p>
          The database has {sizeWords(storage.databaseBytes)} of its 10 GB, and has had a row for{' '}
          {storage.interviewsMade.toLocaleString('en-GB')} interviews. {recordingWords(storage.recordings)}
        </p>
        <p>
          {speech
            ? `Services heard and spoke ${Math.round(speech.minutes)} of ${speech.ofMinutes} minutes today${
                speech.dollarsAtMost === null ? '' : `, at most ${dollarWords(speech.dollarsAtMost)}`
              }.`
            : 'Speech is not counted, because SPEND_A_DAY is not set.'}
        </p>
      </Card>
    </div>
  );
}

function ModelUse({ day }: { day: DeepHealth['days'][number] | undefined }) {
  if (!day || day.models.length === 0) return <p>No language model was paid for today.</p>;
  return (
    <ul>
      {day.models.map(({ purpose, model, calls, tokensIn, tokensOut, dollars }) => (
        <li key={`${purpose} ${model}`}>
          Today, {purpose} by {model}: {calls} calls, {tokensIn.toLocaleString('en-GB')} tokens in,{' '}
          {tokensOut.toLocaleString('en-GB')} out, {dollars === null ? 'no price known' : dollarWords(dollars)}
        </li>
      ))}
    </ul>
  );
}

function recordingWords(kept: DeepHealth['storage']['recordings']): string {
  if (!kept) return 'What recordings take could not be read.';
  const amount = `${sizeWords(kept.bytes)} in ${kept.objects.toLocaleString('en-GB')} files`;
  if (kept.isAll) return `Recordings take ${amount}.`;
  return `Recordings take at least ${amount}; the bucket’s page at Cloudflare has all of it.`;
}

const timeWords = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
