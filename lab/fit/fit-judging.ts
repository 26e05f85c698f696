import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JudgingTable } from '#domain/judging/fitted-judging.ts';
import { onReadersScale } from '#domain/scoring/calibrate.ts';
import type { Scale } from '#domain/scoring/scoring-weights.ts';
import { AXES, type Axis } from '#lab/labelled-corpus.ts';
import type { Judged } from '#lab/measure-scoring.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import { round } from './fit.ts';
import { AS_IT_IS, judgedAsRecorded, NOTHING_LEARNED, RECORDING } from './judged-as-recorded.ts';

const FILE = 'models/judging.json';

/** So many answers are one point of a curve, so that none hangs on a few. */
const ANSWERS_A_POINT = 12;
/** The share of answers that the margin holds. */
const MARGIN_SHARE = 0.8;

/**
 * Learns how scores of recorded judgements lie to readers': a rising line an axis, and within how many points of readers'
 * bands 8 of 10 answers fall whose author was left out.
 */
export function learnJudging(judged: readonly Judged[]): JudgingTable {
  if (judged.length < 2 * ANSWERS_A_POINT) return NOTHING_LEARNED;
  const byAxis = <T>(of: (axis: Axis) => T) =>
    Object.fromEntries(AXES.map((axis) => [axis, of(axis)])) as Record<Axis, T>;
  return { scales: byAxis((axis) => risingScale(judged, axis)), margin: byAxis((axis) => marginOf(judged, axis)) };
}

interface Point {
  raw: number;
  score: number;
  count: number;
}

/** Isotonic: means of answers that lie side by side, those that fall joined with their neighbours; beyond the ends it goes on as it is. */
function risingScale(judged: readonly Judged[], axis: Axis): Scale {
  const sorted = [...judged].sort((a, b) => a.scores[axis] - b.scores[axis]);
  const size = sorted.length / Math.floor(sorted.length / ANSWERS_A_POINT);
  const points: Point[] = [];
  for (let at = 0; Math.round(at) < sorted.length; at += size) {
    const some = sorted.slice(Math.round(at), Math.round(at + size));
    const mean = (of: (each: Judged) => number) => some.reduce((sum, each) => sum + of(each), 0) / some.length;
    points.push({
      raw: mean(({ scores }) => scores[axis]),
      score: mean(({ answer }) => answer.wanted[axis]),
      count: some.length,
    });
  }
  const rising: Point[] = [];
  for (const point of points) {
    let last = point;
    for (let before = rising.at(-1); before && before.score >= last.score; before = rising.at(-1)) {
      last = joined(before, last);
      rising.pop();
    }
    rising.push(last);
  }
  const [first, end] = [rising[0], rising.at(-1)];
  if (!first || !end) return AS_IT_IS;
  const knots = [
    { raw: 0, score: Math.max(0, first.score - first.raw) },
    ...rising.filter(({ raw }) => raw > 0 && raw < 100),
    { raw: 100, score: Math.min(100, end.score + 100 - end.raw) },
  ];
  return { raw: knots.map(({ raw }) => round(raw, 1)), score: knots.map(({ score }) => round(score, 1)) };
}

function joined(a: Point, b: Point): Point {
  const count = a.count + b.count;
  const mean = (of: (each: Point) => number) => (of(a) * a.count + of(b) * b.count) / count;
  return { raw: mean(({ raw }) => raw), score: mean(({ score }) => score), count };
}

function marginOf(judged: readonly Judged[], axis: Axis): number {
  const files = [...new Set(judged.map(({ answer }) => answer.file))];
  const misses = files
    .flatMap((file) => {
      const scale = risingScale(
        judged.filter(({ answer }) => answer.file !== file || files.length === 1),
        axis,
      );
      return judged
        .filter(({ answer }) => answer.file === file)
        .map(({ answer, scores }) => {
          const [low, high] = answer.bands[axis];
          const score = onReadersScale(scores[axis], scale);
          return Math.max(0, low - score, score - high);
        });
    })
    .sort((a, b) => a - b);
  return Math.ceil(misses[Math.ceil(MARGIN_SHARE * misses.length) - 1] ?? 0);
}

/** What tells which recording a table was learned from; '' where there is none. */
export const hashOfRecording = (): string =>
  existsSync(path.join(ROOT, RECORDING))
    ? createHash('sha256')
        .update(readFileSync(path.join(ROOT, RECORDING)))
        .digest('hex')
        .slice(0, 16)
    : '';

export const judgingFile = (weights: JudgingTable, recordingHash: string): string =>
  `${JSON.stringify({ learnedFrom: recordingHash === '' ? [] : [RECORDING], recordingHash, weights }, null, 1)}\n`;

/** What the table is, for who finds it. */
export function judgingCard(file: string): string {
  const { learnedFrom, weights } = JSON.parse(file) as { learnedFrom: string[]; weights: JudgingTable };
  return `# judging.json

Where scores that a language model has judged stand on the scale of readers (\`src/domain/judging\`), made by \`npm run fit -- judging\`.

- ${learnedFrom.length === 0 ? 'Learned from nothing yet: no judgements are recorded, and scores stay as they are added up.' : `Learned from the judgements in \`${learnedFrom.join(', ')}\`, replayed as the product judges, beside readers’ bands.`}
- ${weights.margin ? `Eight of ten such scores of authors left out lie within ${AXES.map((axis) => weights.margin?.[axis]).join(', ')} points of readers’ bands (problem answer, conciseness, structure).` : 'No margin is known, so reports of a language model draw none.'}
- SHA-256 \`${createHash('sha256').update(file).digest('hex')}\`.
`;
}

/** `npm run fit -- judging`. */
export async function fitJudging(): Promise<void> {
  const recordingHash = hashOfRecording();
  const learned = recordingHash === '' ? NOTHING_LEARNED : learnJudging(await judgedAsRecorded());
  const file = judgingFile(learned, recordingHash);
  writeFileSync(path.join(ROOT, FILE), file);
  writeFileSync(path.join(ROOT, FILE.replace(/\.json$/, '.md')), judgingCard(file));
  console.log(`judging: ${FILE}`);
}
