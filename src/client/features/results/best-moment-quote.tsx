import { useContext } from 'react';
import words from '#client/ui/words.module.css';
import { barsOf } from '#domain/recording/response-recording.ts';
import { bareWords } from '#domain/results/bare-words.ts';
import { type BestMoment, findBestMoment } from '#domain/results/best-moment.ts';
import type { Report } from '#domain/results/report.ts';
import { PlayButton } from './play-button.tsx';
import { PlayFailure } from './play-failure.tsx';
import { Recorded } from './recorded.ts';
import styles from './report.module.css';
import { timeWords } from './time-words.ts';
import { useHeardResponse } from './use-heard-response.ts';

/** A quote of this length is set smaller, so that it stays one thing to read. */
const LONG_CHARS = 160;
/** Bars of the whole answer; those of the moment are drawn. */
const BARS = 160;

/** One sentence of the candidate's own, large, to be heard where it was recorded. Older and foreign reports name none. */
export function BestMomentQuote({ report }: { report: Report }) {
  const best = findBestMoment(report);
  return best ? <Moment best={best} /> : null;
}

function Moment({ best }: { best: BestMoment }) {
  const { recorded } = useContext(Recorded);
  const { response, startChar, endChar } = best;
  const heard = useHeardResponse(response, recorded);
  const said = heard?.said(startChar, endChar);
  return (
    <section className={styles.best}>
      <div>
        <h2>Best moment</h2>
        <p className={words.hint}>
          Question {best.questionNumber}
          {said && `, at ${timeWords(said.startMs)}`}
        </p>
      </div>
      <blockquote>
        <p data-long={best.quote.length > LONG_CHARS}>“{bareWords(best.quote)}”</p>
        <footer>
          {heard && said && (
            <span className={styles.hear}>
              <PlayButton what="your best moment" player={heard.player} onPlay={() => heard.play(startChar, endChar)} />
              <Bars
                of={barsBetween(barsOf(heard.recording, BARS), heard.recording.durationMs, said.startMs, said.endMs)}
              />
            </span>
          )}
          <div>
            {best.reason}
            {said?.isEstimated && <small>Its time is estimated, to a second or two.</small>}
            {heard && <PlayFailure player={heard.player} />}
          </div>
        </footer>
      </blockquote>
    </section>
  );
}

/** The bars of a stretch of a recording. */
function barsBetween(bars: readonly number[], durationMs: number, fromMs: number, toMs: number): number[] {
  const at = (ms: number) => Math.round((bars.length * ms) / durationMs);
  return bars.slice(Math.min(at(fromMs), bars.length - 1), Math.max(at(fromMs) + 1, at(toMs)));
}

const STEP = 4.5;
const HEIGHT = 36;

function Bars({ of: bars }: { of: readonly number[] }) {
  return (
    <svg width={bars.length * STEP} height={HEIGHT} viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} aria-hidden="true">
      {bars.map((loudness, i) => {
        const height = 2 + (HEIGHT - 4) * loudness;
        const x = i * STEP;
        return <rect key={x} x={x} y={(HEIGHT - height) / 2} width="2.5" height={height} rx="1.25" />;
      })}
    </svg>
  );
}
