import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { COACHED, type Coached } from '#domain/reading/coached.ts';
import { askedAndAccepted, LONG_FOR_A_REQUEST } from '#domain/reading/read-answer.ts';
import { COSTLY, GAP_OF, INTENTS, type Intent, missingness, PARTS, type Part } from '#domain/reading/reading.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
import type { Example } from './examples.ts';
import {
  askedOf as askedOfExample,
  cutOf,
  eachLikelihood,
  KINDS,
  LACKS,
  type LearnedReading,
  learnReading,
  likelihoods,
  likelyToldIn,
  type Prepared,
  saysOf,
  toldOf,
  withTold,
} from './learn-reading.ts';
import { featuresOf, rowsOf } from './table.ts';

/** What a fit that had not seen its author made of an example. */
export interface Judged {
  example: Example;
  /** By intent. */
  intents: Record<string, number>;
  told: Record<Part, number>;
  /** By sentence, where it was labelled sentence by sentence. */
  roles: Record<string, number>[];
  /** How likely it is to be asked, and accepted, by gap. */
  lacks: number[] | undefined;
  /** By what a coach may say. */
  coach: number[] | undefined;
}

/** Judges the examples of the sources that were left out of what was learned. */
export function judgeLeftOut(
  prepared: Prepared,
  learned: LearnedReading,
  isLeftOut: (source: string) => boolean,
): Judged[] {
  const { examples, features } = prepared;
  const at = [...examples.keys()].filter((i) => isLeftOut((examples[i] as Example).source));
  const left: Pick<Prepared, 'examples' | 'features'> = {
    examples: at.map((i) => examples[i] as Example),
    features: at.map((i) => features[i] as Prepared['features'][number]),
  };
  const rows = rowsOf(left.features, learned.vocabulary);
  const likely = left.examples.map(({ lacks }, n) =>
    lacks === undefined
      ? undefined
      : likelyToldIn(learned, rows, n, cutOf(left.examples[n] as Example), learned.vocabulary),
  );
  const lackRows = rowsOf(withTold(left, likely), learned.vocabulary);
  return left.examples.map((example, n) => ({
    example,
    intents: byIntent(likelihoods(learned.kinds.model, rows, n)),
    told: toldOf(learned.told, rows, n),
    roles: rolesOf(example, learned),
    lacks:
      example.lacks === undefined
        ? undefined
        : askedAndAccepted(
            likelihoods(learned.lacks.model, lackRows, n),
            eachLikelihood(learned.accepts.model, lackRows, n),
          ),
    coach: example.coached && eachLikelihood(learned.coach.model, lackRows, n),
  }));
}

function rolesOf({ sentences = [], ...example }: Example, { roles, vocabulary }: LearnedReading) {
  const rows = rowsOf(
    sentences.map(({ text }) => featuresOf(text, askedOfExample(example))),
    vocabulary,
  );
  return sentences.map((_, n) => {
    const each = eachLikelihood(roles.model, rows, n);
    return Object.fromEntries(roles.labels.map((role, k) => [role, each[k] as number]));
  });
}

function byIntent(kinds: readonly number[]): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(INTENTS.map((intent) => [intent, 0]));
  KINDS.forEach((kind, k) => {
    const [intent = ''] = kind.split('/');
    found[intent] = (found[intent] ?? 0) + (kinds[k] ?? 0);
  });
  return found;
}

/** Judges the examples of one group of files by what was learned without it. */
export function judgeGroup(prepared: Prepared, group: number, groups: number, tell: (text: string) => void): Judged[] {
  const sources = [...new Set(prepared.examples.map(({ source }) => source))].sort();
  const left = new Set(sources.filter((_, i) => i % groups === group));
  tell(`left out: ${[...left].join(', ')}`);
  const isLeftOut = (source: string) => left.has(source);
  return judgeLeftOut(prepared, learnReading(prepared, isLeftOut), isLeftOut);
}

/** How much an answer counts beside what else words can be, and beside what it would cost most to be wrong about. */
export interface AnswerWeights {
  usual: number;
  costly: number;
}

/** The intent by the rule of the product. */
export function intentOf({ intents, example }: Judged, { usual, costly }: AnswerWeights): string {
  const { answer = 0, ...others } = intents;
  const least = wordsOf(example.said).words.length < LONG_FOR_A_REQUEST ? 0 : 1;
  const [best] = Object.entries(others)
    .filter(([name, likelihood]) => likelihood > answer * Math.max(least, COSTLY.has(name as Intent) ? costly : usual))
    .sort(([, a], [, b]) => b - a);
  return best?.[0] ?? 'answer';
}

/** What is asked by the rule of the product: the likeliest gap, from this likelihood on. */
export function askedOf({ lacks }: Judged, from: number): string {
  if (!lacks) return 'none';
  const best = LACKS.map((gap, k) => ({ gap, likelihood: lacks[k] ?? 0 }))
    .filter(({ gap }) => gap !== 'none')
    .sort((a, b) => b.likelihood - a.likelihood)[0];
  return best && best.likelihood >= from ? best.gap : 'none';
}

export const fits = ({ example }: Judged, asked: string): boolean =>
  asked === example.lacks || example.alsoOk.includes(asked);

interface Share {
  of: number;
  all: number;
}
export const shareText = ({ of, all }: Share): string =>
  `${of} of ${all} = ${((100 * of) / Math.max(1, all)).toFixed(1)} %`;
const share = (all: readonly unknown[], holds: number): Share => ({ of: holds, all: all.length });

/** How words are met: answers as answers, and others as what they are. */
export function measureIntents(judged: readonly Judged[], weights: AnswerWeights) {
  const isMet = (each: Judged) => {
    const got = intentOf(each, weights);
    return got === each.example.intent || each.example.alsoOk.includes(got);
  };
  const sayings = judged.filter(({ example }) => example.isSaying);
  const answers = sayings.filter(({ example }) => example.intent === 'answer');
  const others = sayings.filter(({ example }) => example.intent !== 'answer');
  return { answers: share(answers, answers.filter(isMet).length), others: share(others, others.filter(isMet).length) };
}

/** What is asked next: how often it fits, and how often anything is asked where something lacks. */
export function measureFollowUps(judged: readonly Judged[], from: number) {
  const known = judged.filter(({ example }) => example.lacks !== undefined && example.intent === 'answer');
  const asked = known.filter((each) => askedOf(each, from) !== 'none');
  const complete = known.filter(({ example }) => example.lacks === 'none');
  const lacking = known.filter(({ example }) => example.lacks !== 'none');
  const isLeft = (each: Judged) => askedOf(each, from) === 'none' || fits(each, askedOf(each, from));
  return {
    fitting: share(asked, asked.filter((each) => fits(each, askedOf(each, from))).length),
    leftAlone: share(complete, complete.filter(isLeft).length),
    askedAfter: share(lacking, lacking.filter((each) => askedOf(each, from) !== 'none').length),
  };
}

const BINS = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.001] as const;

/** How often a part was told, by how likely it was said to be. */
export function reliability(
  judged: readonly Judged[],
  part: Part,
  heat = 1,
): { from: number; said: number; told: Share }[] {
  const known = judged.flatMap(({ example, told }) => {
    const is = example.told?.[part];
    return is === undefined ? [] : [{ is, likelihood: heated(told[part], heat) }];
  });
  return BINS.slice(0, -1).map((from, i) => {
    const within = known.filter(({ likelihood }) => likelihood >= from && likelihood < (BINS[i + 1] as number));
    const said = within.reduce((sum, { likelihood }) => sum + likelihood, 0) / Math.max(1, within.length);
    return { from, said, told: share(within, within.filter(({ is }) => is).length) };
  });
}

/** From where on a part is surely told, how much has to speak for its being missing, and from where on a sentence surely tells it. */
export interface Certainty {
  told: number;
  absent: number;
  shows: number;
}

/** Of what is said to be told so many are, and of what is said to be missing. */
const TOLD_RIGHT = 0.95;
const ABSENT_RIGHT = 0.97;
/** Of the sentences that are shown for a part so many tell it: the first of these that still shows half as many as the last. */
const SHOWS_RIGHT = [0.95, 0.9];
/** Fewer examples tell nothing about how often one is right. */
const FEWEST = 40;
const FEWEST_SHOWN = 30;
/** A sentence that is less likely than this to tell a part is not shown for it. */
const LEAST_SHOWN = 0.25;
/** Nothing is said to be told or shown that is less likely. */
const LEAST_LIKELY = 0.5;
const NEVER = 1.01;
/** More than any sum of logits. */
const NEVER_MISSING = 99;

/** How sure a reading has to be of a part before a report may say so, found on authors left out. */
export function certaintyOf(judged: readonly Judged[], part: Part, heat: number): Certainty {
  // Only answers to questions that wait for it, or show it: that a motive has no steps is easily right and says nothing.
  const waiting = (isExpected: boolean) =>
    judged.flatMap(({ example, told, lacks }) => {
      const is = example.told?.[part];
      const isAsked = part === 'specific' || asksFor(example, part, isExpected);
      return is === undefined || !isAsked ? [] : [{ is, likelihood: heated(told[part], heat), lacks }];
    });
  // Of an answer that is likelier to tell it than not, the sentence that tells it best.
  const shown = judged.flatMap(({ example, told, roles }) => {
    const best = roles
      .map((likelihoods, n) => ({
        likelihood: likelihoods[part] ?? 0,
        is: example.sentences?.[n]?.roles.includes(part) ?? false,
      }))
      .sort((a, b) => b.likelihood - a.likelihood)[0];
    return best && heated(told[part], heat) >= LEAST_LIKELY ? [best] : [];
  });
  const gap = GAP_OF[part];
  const missing = waiting(true).flatMap(({ is, likelihood, lacks }) =>
    lacks ? [{ is: !is, likelihood: missingness(likelihood, gap && lacks[LACKS.indexOf(gap)]) }] : [],
  );
  return {
    told: surestFrom(waiting(false), TOLD_RIGHT, LEAST_LIKELY),
    absent: NOT_BORNE_OUT.missing.includes(part)
      ? NEVER_MISSING
      : surestFrom(missing, ABSENT_RIGHT, 0, FEWEST, NEVER_MISSING),
    shows: showsFrom(shown),
  };
}

/** Of what a coach is said to say so much is right. */
const COACH_RIGHT = 0.93;
/** What readers of whole reports called true in no more than half of the places: it is never sure enough. */
const NOT_BORNE_OUT = {
  missing: ['learned', 'link'] as readonly Part[],
  coached: ['advise how', 'advise own_part', 'advise to_the_point'] as readonly Coached[],
};
/** What they called arguable in one of four of its places has to be surer. */
const SURER: Partial<Record<Coached, number>> = { 'praise order': 0.97 };
/** Praise that a coach would less likely say than not would be said of everybody. */
const LEAST_COACHED = { advise: 0.1, praise: 0.5 };
/** Fewer answers tell nothing of a rare word. */
const FEWEST_COACHED = 12;

/** What an answer tells where the praise is true of it: a coach who names the two best things of an answer does not deny the third. */
const PRAISES: Partial<Record<Coached, readonly Part[]>> = {
  'praise case': ['situation', 'own_action'],
  'praise result': ['outcome'],
  'praise own_part': ['own_action'],
  'praise reason': ['reason'],
  'praise lesson': ['learned'],
  'praise link': ['link'],
};

/** Whether it holds of an answer; undefined where no coach was asked. */
function holdsOf(example: Example, label: Coached): boolean | undefined {
  const isSaid = saysOf(example, label);
  if (isSaid === undefined || isSaid) return isSaid;
  return PRAISES[label]?.every((part) => example.told?.[part]) ?? false;
}

/** From where on each thing that a coach would say may be said, found on authors left out. */
export const coachFrom = (judged: readonly Judged[]): Record<string, number> =>
  Object.fromEntries(
    COACHED.map((label, k) => {
      const known = judged.flatMap(({ example, coach }) => {
        const is = holdsOf(example, label);
        return coach && is !== undefined ? [{ is, likelihood: coach[k] ?? 0 }] : [];
      });
      const least = LEAST_COACHED[label.startsWith('praise') ? 'praise' : 'advise'];
      return [
        label,
        NOT_BORNE_OUT.coached.includes(label)
          ? NEVER
          : surestFrom(known, SURER[label] ?? COACH_RIGHT, least, FEWEST_COACHED),
      ];
    }),
  );

/** How often each is said from there on: of all that is said how much is right, and of all that a coach said how much is said. */
export const measureCoach = (judged: readonly Judged[], from: Readonly<Record<string, number>>) =>
  COACHED.map((label, k) => {
    const known = judged.filter(({ coach }) => coach !== undefined);
    const said = known.filter(({ coach }) => (coach?.[k] ?? 0) >= (from[label] ?? NEVER));
    const wanted = known.filter(({ example }) => saysOf(example, label));
    return {
      label,
      right: share(said, said.filter(({ example }) => holdsOf(example, label)).length),
      named: share(said, said.filter(({ example }) => saysOf(example, label)).length),
      found: share(wanted, said.filter(({ example }) => saysOf(example, label)).length),
    };
  });

function asksFor({ type, question }: Example, part: Part, isExpected: boolean): boolean {
  if (!isQuestionType(type)) return false;
  return askedParts(type, question).some((row) => row.part === part && (row.isExpected || !isExpected));
}
const isQuestionType = (type: string): type is QuestionType => (QUESTION_TYPES as readonly string[]).includes(type);

function showsFrom(known: readonly { is: boolean; likelihood: number }[]): number {
  const from = SHOWS_RIGHT.map((right) => surestFrom(known, right, LEAST_SHOWN, FEWEST_SHOWN));
  const shows = from.map((lowest) => known.filter(({ likelihood }) => likelihood >= lowest).length);
  const most = shows.at(-1) ?? 0;
  return from.find((_, i) => (shows[i] ?? 0) > 0 && (shows[i] ?? 0) >= most / 2) ?? NEVER;
}

/** The lowest likelihood from which on so many are right; more than 1 where there is none. */
function surestFrom(
  known: readonly { is: boolean; likelihood: number }[],
  right: number,
  least: number,
  fewest = FEWEST,
  never = NEVER,
): number {
  const sorted = [...known].sort((a, b) => b.likelihood - a.likelihood);
  let hits = 0;
  let lowest = never;
  for (const [i, { is, likelihood }] of sorted.entries()) {
    if (is) hits += 1;
    if (likelihood < least) break;
    if (i + 1 >= fewest && hits >= right * (i + 1)) lowest = likelihood;
  }
  return lowest;
}

/** A likelihood after its sum is divided. */
export function heated(likelihood: number, heat: number): number {
  const bounded = Math.min(1 - 1e-9, Math.max(1e-9, likelihood));
  return 1 / (1 + Math.exp(-Math.log(bounded / (1 - bounded)) / heat));
}

export { PARTS };
