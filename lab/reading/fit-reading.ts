import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LONG_FOR_A_REQUEST } from '#domain/reading/read-answer.ts';
import { COSTLY, type Intent, PARTS } from '#domain/reading/reading.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import { readExamples } from './examples.ts';
import { LACKS, type LearnedReading, learnReading, type Prepared, prepare } from './learn-reading.ts';
import {
  type AnswerWeights,
  askedOf,
  certaintyOf,
  coachFrom,
  fits,
  heated,
  intentOf,
  type Judged,
  judgeGroup,
  measureCoach,
  measureFollowUps,
  measureIntents,
  reliability,
  shareText,
} from './measure-reading.ts';
import { type Calibration, weightsFile } from './weights-file.ts';

/** Authors are left out in groups: with fewer, each fit has seen so much less than the one that is kept that its figures say too little of it. */
const GROUPS = 5;
/** So many of them are left out and judged, each by a fit of its own; more fits cost an hour and move no figure by a point. */
const JUDGED_GROUPS = 3;
/** Of answers so short that they could pass for something else, this share is kept: an answer lost is worse than a request missed. */
const SHORT_ANSWERS_KEPT = 0.975;
/** And this share for what jars most. */
const COSTLY_TAKEN = 0.0025;
const WEIGHTS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1, 1.25, 1.5, 2, 3];
/** Of what is asked this share has to fit. */
const FOLLOW_UPS_THAT_FIT = 0.92;
/** Sets that hold what is hard to tell apart, by design: learned from, but no measure of how people talk. */
const isMeasure = ({ example }: Judged): boolean => /^(?:talk|answers|told-(?![km]$))/.test(example.source);

/** Learns reading from the corpus, and writes its weights with their card. */
export function fitReading(): void {
  const prepared = prepare(readExamples());
  const groups = Array.from({ length: JUDGED_GROUPS }, (_, group) => judgeGroup(prepared, group, GROUPS, console.log));
  writeReading(prepared, groups.flat(), learnReading(prepared));
}

/** Writes what was learned, with what it made of authors that it had not seen. */
export function writeReading(prepared: Prepared, judged: readonly Judged[], learned: LearnedReading): void {
  const calibration = calibrate(judged);
  const file = weightsFile(learned, calibration);
  writeFileSync(path.join(ROOT, 'models', 'reading.bin'), file);
  writeFileSync(path.join(ROOT, 'models', 'reading.md'), cardOf(prepared.examples, judged, calibration, file));
}

/** What may be made of the likelihoods, found on authors left out. */
export function calibrate(judged: readonly Judged[]): Calibration {
  const measured = judged.filter(isMeasure);
  const answers = measured.filter(({ example }) => example.isSaying && example.intent === 'answer');
  const short = answers.filter(({ example }) => wordsOf(example.said).words.length < LONG_FOR_A_REQUEST);
  const taken = (weights: AnswerWeights, isAmong: (intent: string) => boolean, among = answers) =>
    among.filter((each) => {
      const got = intentOf(each, weights);
      return got !== 'answer' && !each.example.alsoOk.includes(got) && isAmong(got);
    }).length / Math.max(1, among.length);
  const costly =
    WEIGHTS.find((weight) => taken({ usual: 1, costly: weight }, (got) => COSTLY.has(got as Intent)) <= COSTLY_TAKEN) ??
    1;
  const usual =
    WEIGHTS.find((weight) => taken({ usual: weight, costly }, () => true, short) <= 1 - SHORT_ANSWERS_KEPT) ?? 1;
  const told = bestHeat(judged);
  const certainties = PARTS.flatMap((part) =>
    Object.entries(certaintyOf(judged, part, told)).map(([what, from]) => [`${what} ${part}`, from]),
  );
  return {
    heat: { kinds: 1, told, roles: 1, lacks: 1, accepts: 1, coach: 1 },
    thresholds: {
      answer_weight: usual,
      answer_weight_costly: costly,
      follow_up: followUpFrom(measured),
      ...Object.fromEntries(certainties),
      ...coachFrom(judged),
    },
  };
}

/** The lowest likelihood from which on enough of what is asked fits. */
function followUpFrom(judged: readonly Judged[]): number {
  const asked = judged
    .filter(({ lacks, example }) => lacks !== undefined && example.intent === 'answer')
    .map((each) => ({
      each,
      likelihood: Math.max(...LACKS.map((gap, k) => (gap === 'none' ? 0 : (each.lacks?.[k] ?? 0)))),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);
  let fitting = 0;
  let lowest = 1;
  for (const [i, { each, likelihood }] of asked.entries()) {
    if (fits(each, askedOf(each, 0))) fitting += 1;
    if (i >= 30 && fitting >= FOLLOW_UPS_THAT_FIT * (i + 1)) lowest = likelihood;
  }
  return lowest;
}

/** What the sums are divided by so that likelihoods are as often right as they say. */
function bestHeat(judged: readonly Judged[]): number {
  const known = judged.flatMap(({ example, told }) =>
    PARTS.flatMap((part) => {
      const is = example.told?.[part];
      return is === undefined ? [] : [{ is, likelihood: told[part] }];
    }),
  );
  const loss = (heat: number) =>
    known.reduce((sum, { is, likelihood }) => {
      const p = heated(likelihood, heat);
      return sum - Math.log(is ? p : 1 - p);
    }, 0);
  const heats = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.75, 2];
  return heats.reduce((best, heat) => (loss(heat) < loss(best) ? heat : best), 1);
}

export function cardOf(
  examples: readonly { source: string }[],
  judged: readonly Judged[],
  { heat, thresholds }: Calibration,
  file: Uint8Array,
): string {
  const sources = [...new Set(examples.map(({ source }) => source))].sort();
  const { answer_weight: usual = 1, answer_weight_costly: costly = 1, follow_up: from = 1 } = thresholds;
  const row = (name: string, some: readonly Judged[]) => {
    const { answers, others } = measureIntents(some, { usual, costly });
    const { fitting, leftAlone, askedAfter } = measureFollowUps(some, from);
    return `| ${[name, answers, others, fitting, leftAlone, askedAfter].map((each) => (typeof each === 'string' ? each : shareText(each))).join(' | ')} |`;
  };
  const measured = judged.filter(isMeasure);
  return `# reading.bin

What an answer is, what it tells and what it lacks: the weights of \`src/domain/reading\`, made by \`npm run fit -- reading\`.

- Learned from ${examples.length} examples of \`lab/corpus\`: ${sources.join(', ')}.
- ${file.length.toLocaleString('en')} bytes, ${gzipSync(file).length.toLocaleString('en')} compressed. SHA-256 \`${createHash('sha256').update(file).digest('hex')}\`.
- Thresholds: an answer counts ${usual.toFixed(2)} beside what else words can be, and ${costly.toFixed(2)} beside what jars most (grief, rudeness, a refusal, a joke), so that of answers of fewer than ${LONG_FOR_A_REQUEST} words ${(SHORT_ANSWERS_KEPT * 100).toFixed(1)} % are kept; a follow-up is asked from a likelihood of ${from.toFixed(3)} on, where ${FOLLOW_UPS_THAT_FIT * 100} % fit.

Of five groups of authors three were left out, each of the fit that read them; no figure here is of texts that were learned from.

| set | answers taken as answers | other words met as what they are | follow-ups that fit | complete answers left alone | asked where something lacks |
|---|---|---|---|---|---|
${row('all by strangers', measured)}
${[...new Set(judged.map(({ example }) => example.source))]
  .sort()
  .map((source) =>
    row(
      source,
      judged.filter(({ example }) => example.source === source),
    ),
  )
  .join('\n')}

How often a part was told where it was said to be told with this likelihood (sums are divided by ${heat.told}):

| part | ${[0, 0.1, 0.3, 0.5, 0.7, 0.9].map((each) => `from ${each}`).join(' | ')} |
|---|---|---|---|---|---|---|
${PARTS.map(
  (part) =>
    `| ${part} | ${reliability(judged, part, heat.told)
      .map(({ told }) => shareText(told))
      .join(' | ')} |`,
).join('\n')}

From where on a report may say that a part is told (more than 1: never), how much has to speak for its missing (a sum of logits; 99: never), and from where on that a sentence tells it; of answers to questions that wait for the part:

| part | told | not told | by a sentence |
|---|---|---|---|
${PARTS.map((part) => `| ${part} | ${['told', 'absent', 'shows'].map((what) => (thresholds[`${what} ${part}`] ?? 0).toFixed(3)).join(' | ')} |`).join('\n')}

What a coach would say is said from a likelihood on from which 93 of 100 times it holds (97 for an order): the coach said it, or what is praised was told (more than 1: never):

| what | from | holds | the coach said it | of all that coaches said |
|---|---|---|---|---|
${measureCoach(judged, thresholds)
  .map(
    ({ label, right, named, found }) =>
      `| ${label} | ${(thresholds[label] ?? 0).toFixed(3)} | ${shareText(right)} | ${shareText(named)} | ${shareText(found)} |`,
  )
  .join('\n')}
`;
}
