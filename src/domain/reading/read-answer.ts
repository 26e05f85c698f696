import { COACHED, type Coached } from './coached.ts';
import { type Asked, likelyTold, toldFeatures } from './features.ts';
import { readHardNews } from './hard-news.ts';
import {
  COSTLY,
  GAP_OF,
  GAPS,
  type Gap,
  type Intent,
  missingness,
  PARTS,
  type Part,
  type Reading,
  silence,
  type ToldPart,
} from './reading.ts';
import type { ReadingModel } from './reading-model.ts';
import { spokenWords, type Words, wordsOf } from './words.ts';

/** Roles of sentences that are parts of an answer: every part but figures and names, which stand in any sentence. */
type Role = Exclude<Part, 'specific'>;

/** More sentences than anybody says in two hours; the rest is read as a whole and not one by one. */
const MOST_SENTENCES = 300;
/** An answer is likelier to tell a part than not, and so may be shown to; what a sentence tells so likely is not missing. */
const LIKELY = 0.5;
/** From this many words on, an answer may have lost its thread and end in a request. */
const LONG_BEFORE_A_REQUEST = 30;
/** Nobody is told that one is sorry for their loss on less. */
const SURE_OF_A_LOSS = 0.8;
/** Up to this many words, somebody who says that they are unwell says nothing else. */
const SHORT = 40;

export interface Said {
  said: string;
  /** What was being asked at the moment. */
  asked: Asked;
  /** What was answered to the same question before; '' where nothing was. */
  earlier: string;
  /** The question itself. */
  question: string;
  /** The engine that reads. */
  by: string;
}

/** What the built-in engine makes of somebody's words. The same words are always read the same. */
export function readAnswer(model: ReadingModel, { said, asked, earlier, question, by }: Said): Reading {
  const words = wordsOf(said);
  const spoken = words.words.length;
  if (spoken === 0) return silence(by);
  const { isHard, isIllNow, wantsToStop } = readHardNews(words.text);
  const heard: Pick<Reading, 'by' | 'version' | 'isHard'> = { by, version: model.version, isHard };
  const other = (name: Intent, variant: string): Reading => ({
    ...heard,
    intent: { name, variant, likelihood: 1 },
    answers: false,
    told: {},
    lacks: [],
  });
  if (wantsToStop) return other('stop', 'wants_end');
  const known = model.features(words, asked);
  const likeliest = likeliestIntent(model, model.read(KINDS, known), spoken);
  const mayBeOver = likeliest.name === 'answer' || likeliest.name === 'says_done';
  const overFrom = mayBeOver ? overIn(model, words, asked) : undefined;
  const mayEnd = likeliest.name === 'answer' || ASKED_BACK.includes(likeliest.name);
  const ends = mayEnd ? endsOf(model, words, asked) : [];
  const asksBack = likeliestEnd(ends, ASKED_BACK, SURE_TO_ASK_BACK);
  const declines = likeliest.name === 'answer' ? likeliestEnd(ends, ['decline'], SURE_TO_DECLINE) : undefined;
  // Who answers in a few words and says that this was all, or asks something then, has answered.
  const besideAnswer =
    likeliest.name === 'says_done' ? overFrom : likeliest.name === 'answer' ? undefined : asksBack?.from;
  const intent =
    besideAnswer !== undefined && isAnswer(model, words.text.slice(0, besideAnswer), asked)
      ? { name: 'answer' as const, variant: '', likelihood: 1 - likeliest.likelihood }
      : (declines?.says ?? likeliest);
  if (intent.name !== 'answer') {
    if (isIllNow && spoken <= SHORT && (intent.name === 'stop' || intent.name === 'distress'))
      return other('stop', 'ill');
    if (intent.name === 'distress' && intent.variant === 'loss' && !isHard && intent.likelihood < SURE_OF_A_LOSS)
      return other('distress', 'upset');
    const answers = declines
      ? isAnswer(model, words.text.slice(0, declines.from), asked)
      : spoken >= LONG_BEFORE_A_REQUEST && beginsWithAnAnswer(model, words, asked);
    if (!answers) return { ...heard, intent, answers: false, told: {}, lacks: [] };
    const { told } = whatIsTold(model, words, model.read<Part>('told', known), rolesIn(model, words, asked));
    return { ...heard, intent, answers, told, lacks: [] };
  }
  const answer = {
    ...heard,
    intent,
    answers: true,
    ...(asksBack && { asksBack: { name: asksBack.says.name, variant: asksBack.says.variant } }),
    ...(overFrom !== undefined && { overFrom }),
  };
  const roles = rolesIn(model, words, asked);
  const likely = model.read<Part>('told', known);
  if (earlier === '') {
    const lacks = readLacks(model, asked.type, known, roles);
    const told = whatIsTold(model, words, likely, roles, lacks);
    return { ...answer, ...told, lacks: gapsIn(model, lacks), coached: coachedIn(model, known) };
  }
  // What lacks is asked of all that was said to the question.
  const whole = { ...asked, question, gap: '' };
  const all = wordsOf(`${earlier} ${said}`);
  const knownOfAll = model.features(all, whole);
  const lacks = readLacks(model, asked.type, knownOfAll, rolesIn(model, all, whole));
  const told = whatIsTold(model, words, likely, roles, lacks);
  return { ...answer, ...told, lacks: gapsIn(model, lacks), coached: coachedIn(model, knownOfAll) };
}

const KINDS = 'kinds';

/** Who says so much hardly asks for something alone: it has to be likelier than an answer. */
export const LONG_FOR_A_REQUEST = 25;

/** An answer lost is worse than a request missed: words are something else only where that is so much likelier. */
function likeliestIntent(model: ReadingModel, kinds: Record<string, number>, spoken: number): Reading['intent'] {
  const intents = new Map<string, { likelihood: number; variant: string; best: number }>();
  for (const [kind, likelihood] of Object.entries(kinds)) {
    const [name = '', variant = ''] = kind.split('/');
    const known = intents.get(name) ?? { likelihood: 0, variant: '', best: -1 };
    known.likelihood += likelihood;
    if (likelihood > known.best) Object.assign(known, { best: likelihood, variant });
    intents.set(name, known);
  }
  const answer = intents.get('answer')?.likelihood ?? 0;
  intents.delete('answer');
  const weightOf = (name: string) => {
    const weight = model.threshold(COSTLY.has(name as Intent) ? 'answer_weight_costly' : 'answer_weight');
    return spoken < LONG_FOR_A_REQUEST ? weight : Math.max(1, weight);
  };
  const [other] = [...intents]
    .filter(([name, { likelihood }]) => likelihood > answer * weightOf(name))
    .sort(([, a], [, b]) => b.likelihood - a.likelihood);
  if (!other) return { name: 'answer', variant: '', likelihood: answer };
  return { name: other[0] as Intent, variant: other[1].variant, likelihood: other[1].likelihood };
}

/** Whether what stands before the last sentence is an answer by itself. */
function beginsWithAnAnswer(model: ReadingModel, { text, sentences }: Words, asked: Asked): boolean {
  const last = sentences.at(-1);
  return last !== undefined && isAnswer(model, text.slice(0, last.start), asked);
}

function isAnswer(model: ReadingModel, text: string, asked: Asked): boolean {
  const words = wordsOf(text);
  if (words.words.length === 0) return false;
  return likeliestIntent(model, model.read(KINDS, model.features(words, asked)), 0).name === 'answer';
}

/** What can be answered beside going on. */
const ASKED_BACK: readonly Intent[] = ['about_job', 'about_interviewer', 'feedback'];
const SURE_TO_ASK_BACK = 0.6;
const SURE_TO_DECLINE = 0.8;
/** Fewer words are as likely meant for nobody, and who says more has begun to tell again. */
const FEWEST_WORDS_AT_AN_END = 4;
const MOST_WORDS_AT_AN_END = 12;

/** What the last words of an answer are, from each word on: recognisers write no marks, so any of them may be the first. */
interface End {
  from: number;
  kinds: Record<string, number>;
}

const endsOf = (model: ReadingModel, { text }: Words, asked: Asked): End[] =>
  spokenWords(text)
    .slice(1)
    .slice(-MOST_WORDS_AT_AN_END, 1 - FEWEST_WORDS_AT_AN_END)
    .map(({ start: from }) => ({
      from,
      kinds: model.read(KINDS, model.features(wordsOf(text.slice(from)), asked)),
    }));

/** The end that is most surely one of some intents, where one is sure. */
function likeliestEnd(
  ends: readonly End[],
  intents: readonly Intent[],
  least: number,
): { says: Reading['intent']; from: number } | undefined {
  let best: { says: Reading['intent']; from: number } | undefined;
  for (const { from, kinds } of ends) {
    const fitting = Object.entries(kinds).filter(([kind]) => intents.some((name) => kind.split('/')[0] === name));
    const likelihood = fitting.reduce((sum, [, each]) => sum + each, 0);
    if (likelihood < (best?.says.likelihood ?? least)) continue;
    const [kind = ''] = fitting.sort(([, a], [, b]) => b - a)[0] ?? [];
    const [name, variant = ''] = kind.split('/');
    best = { says: { name: name as Intent, variant, likelihood }, from };
  }
  return best;
}

/** Where the last sentences of an answer only say that it is over, each surely so by itself. */
function overIn(model: ReadingModel, { text, sentences }: Words, asked: Asked): number | undefined {
  let from: number | undefined;
  for (const sentence of sentences.slice(1).slice(-MOST_SENTENCES_OVER).reverse()) {
    const end = wordsOf(text.slice(sentence.start, sentence.end));
    if (end.words.length > MOST_WORDS_OVER) break;
    const { name, likelihood } = likeliestIntent(model, model.read(KINDS, model.features(end, asked)), 0);
    if (name !== 'says_done' || likelihood < SURE_TO_BE_OVER) break;
    from = sentence.start;
  }
  return from;
}
/** 'And that was it. I'm done.' */
const MOST_SENTENCES_OVER = 2;
const MOST_WORDS_OVER = 10;
const SURE_TO_BE_OVER = 0.6;

type Known = ReturnType<ReadingModel['features']>;

/** By sentence: how likely it tells each part. */
type Roles = readonly Record<Role, number>[];

const rolesIn = (model: ReadingModel, { sentences }: Words, asked: Asked): Roles =>
  sentences
    .slice(0, MOST_SENTENCES)
    .map(({ text }) => model.read<Role>('roles', model.features(wordsOf(text), asked), false));

/** Each part with its likelihood and how sure that is, and the sentence that tells it best. */
function whatIsTold(
  model: ReadingModel,
  words: Words,
  likelihoods: Record<Part, number>,
  roles: Roles,
  lacks?: Lacks,
): Pick<Reading, 'told'> {
  const told: Partial<Record<Part, ToldPart>> = {};
  for (const part of PARTS) {
    const likelihood = likelihoods[part];
    const at = part === 'specific' ? -1 : bestOf(roles, part);
    const shown = part === 'specific' ? 0 : (roles[at]?.[part] ?? 0);
    const sentence = words.sentences[at];
    const isShown = sentence && likelihood >= LIKELY && shown >= model.threshold(`shows ${part}`);
    const gap = GAP_OF[part];
    const isAbsent =
      lacks !== undefined &&
      shown < LIKELY &&
      missingness(likelihood, gap && lacks[gap]) >= model.threshold(`absent ${part}`);
    const sure = likelihood >= model.threshold(`told ${part}`) ? 'told' : isAbsent ? 'absent' : undefined;
    told[part] = {
      likelihood: rounded(likelihood),
      ...(isShown && { sentence: { start: sentence.start, end: sentence.end } }),
      ...(sure && { sure }),
    };
  }
  return { told };
}

function bestOf(roles: Roles, part: Role): number {
  let best = -1;
  for (const [at, role] of roles.entries()) if (best < 0 || role[part] > (roles[best]?.[part] ?? 0)) best = at;
  return best;
}

/** How likely it is that a good interviewer asks for each, or for nothing. */
type Lacks = Record<Gap | 'none', number>;

function readLacks(model: ReadingModel, type: string, known: Known, roles: Roles): Lacks {
  model.extend(known, (take) => toldFeatures(likelyTold(model.read<Part>('told', known, false), roles), type, take));
  const [lacks, accepts] = [model.read<Gap | 'none'>('lacks', known), model.read<Gap | 'none'>('accepts', known)];
  const all = Object.keys(lacks) as (Gap | 'none')[];
  const likely = askedAndAccepted(
    all.map((gap) => lacks[gap]),
    all.map((gap) => accepts[gap]),
  );
  return Object.fromEntries(all.map((gap, k) => [gap, likely[k]])) as Lacks;
}

/** What a coach would surely say, by what is known with what is likely told. */
function coachedIn(model: ReadingModel, known: Known): Coached[] {
  const likely = model.read<Coached>('coach', known);
  return COACHED.filter((each) => likely[each] >= model.threshold(each));
}

/** What would be asked first counts most, and that it would be accepted half as much: together they fit more often than either. */
export const askedAndAccepted = (asked: readonly number[], accepted: readonly number[]): number[] =>
  asked.map((likelihood, k) => likelihood * Math.sqrt(accepted[k] ?? 1));

function gapsIn(model: ReadingModel, lacks: Lacks): Reading['lacks'] {
  const least = model.threshold('follow_up');
  return GAPS.map((gap) => ({ gap, likelihood: rounded(lacks[gap]), isSure: lacks[gap] >= least }))
    .filter(({ likelihood }) => likelihood >= WORTH_KEEPING)
    .sort((a, b) => b.likelihood - a.likelihood);
}
/** Less likely gaps are not kept, and not believed of a model either. */
const WORTH_KEEPING = 0.005;

const rounded = (likelihood: number): number => Math.round(likelihood * 1_000) / 1_000;
