import { straighten } from '#domain/reading/straighten.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { BACK_REFERENCE, BACKTRACK } from './lexicon/spoken-noise.ts';
import type { Likelihoods, Stretches } from './likelihoods.ts';
import { measureParts } from './parts.ts';
import type { CardType } from './scoring-weights.ts';
import type { Standing } from './standing.ts';
import { contentStems, isFunctionWord } from './stems.ts';
import { sum } from './sum.ts';
import { isNumber, plainTerm } from './terms.ts';
import { countTerms, type TermCounts } from './weigh-terms.ts';

/** Everything that the scorecards read of one answer. Features are 0 or more; which way they count stands in their card. */
export interface AnswerReading {
  cardType: CardType;
  /** 0..1 a sentence: whether it belongs to the answer. Off-topic, padded and repeated words buy nothing. */
  belongs: readonly number[];
  features: Record<string, number>;
  terms: TermCounts;
}

const SEQUENCE = /\b(?:first|then|next|after that|afterwards|once|before|finally|by the time|until|when)\b/gi;
const TOLD = /\b(?:was|were|did|had|[a-z]{3,}ed|came|went|said|never|nobody|still|now|since|none|again)\b/i;
const PAST =
  /^(?:[a-z]{3,}ed|was|were|had|did|went|came|said|told|took|got|made|put|gave|found|kept|left|saw|knew|began|brought|rang|ran|held|cut|set)$/;
const BARE_VERB =
  /^(?:check|ask|turn|take|put|call|look|get|keep|tell|make|stop|cut|clean|wash|measure|write|start|open|close|listen|find|give|move|talk|read|test|fill|hold|let|lift|walk|wait|watch|show|use)$/;
const OPEN_PAST = /^(?:[a-z]{3,}ed|put|took|got|rang|went|told|made|cut|set|found|left|kept|gave|held|sent|brought)$/;

const NEVER_BELONGS: ReadonlySet<Standing> = new Set<Standing>(['echo', 'word_list']);

/** More than this likely not to belong, and a sentence earns nothing at all. */
const OUT = 0.5;

export function readAnswer(
  text: string,
  evidence: AnswerEvidence,
  stretches: Stretches,
  likelihoods: Likelihoods,
  asked: ReadonlySet<string>,
): AnswerReading {
  const { sentences, type } = evidence;
  const total = Math.max(20, stretches.tokens.length);
  const likely = likelihoods.sentences;
  const belongs = sentences.map((s, i) => {
    if (NEVER_BELONGS.has(s.standing)) return 0;
    const out = Math.max(likely.tangent[i] ?? 0, likely.repetition[i] ?? 0);
    return out >= OUT ? 0 : 1 - out;
  });
  const held = sentences.map((s, i) => ({ s, belongs: belongs[i] ?? 0 }));
  const heldWords = Math.max(
    20,
    sum(held, (h) => h.belongs * h.s.words.length),
  );
  /** Sums over what belongs, so that nothing else can add to it; the first few count most. */
  const amount = (of: (s: Evidence) => number, enough = 4) =>
    1 - Math.exp(-sum(held, (h) => h.belongs * of(h.s)) / enough);
  const heldShare = (of: (s: Evidence) => number) =>
    sum(held, (h) => h.belongs * of(h.s) * h.s.words.length) / heldWords;
  const wordRate = (is: (word: string) => boolean) =>
    sum(held, (h) => h.belongs * h.s.words.filter(is).length) / heldWords;
  const sentenceShare = (kind: keyof typeof likely) =>
    sum([...sentences.entries()], ([i, s]) => (likely[kind][i] ?? 0) * s.tokens.length) / total;
  const clauseShare = (kind: keyof Likelihoods['clauses']) =>
    sum([...stretches.clauses.entries()], ([i, clause]) => (likelihoods.clauses[kind][i] ?? 0) * clause.words.length) /
    total;
  const rateOf = (likelihood: readonly number[]) => (100 * sum(likelihood, (p) => (p > 0.15 ? p : 0))) / total;
  const fillers = rateOf(likelihoods.words.filler);
  const hedges = rateOf(likelihoods.words.hedge);
  const words = stretches.tokens.map(({ word }) => word);
  const plain = words.map(plainTerm);
  const again = (size: number) => {
    const seen = new Set<string>();
    let count = 0;
    for (let i = 0; i + size <= words.length; i++) {
      const gram = plain.slice(i, i + size).join(' ');
      if (seen.has(gram)) count++;
      seen.add(gram);
    }
    return count / Math.max(1, words.length - size + 1);
  };
  const stems = held.map((h) => ({ belongs: h.belongs, stems: contentStems(h.s.words) }));
  const distinct = new Set(stems.flatMap((each) => (each.belongs > 0.3 ? [...each.stems] : [])));
  const content = words.filter((word) => !isFunctionWord(word));
  const allDistinct = new Set(contentStems(words));
  const last = held.findLast((h) => h.belongs > 0.3)?.s;
  const first = held.find((h) => h.belongs > 0.3)?.s;
  const lengths = sentences.map((s) => s.tokens.length);
  const mean = total / Math.max(1, lengths.length);
  const apostrophes = straighten(text);
  const rate = (pattern: RegExp) => (100 * (apostrophes.match(pattern)?.length ?? 0)) / total;
  const parts = Object.fromEntries(measureParts(evidence).map(({ part, strength }) => [part.role, strength]));
  const before = sentences.map((_, i) => sum(sentences.slice(0, i), (s) => s.tokens.length) / total);
  const late = (s: Evidence) => ((before[sentences.indexOf(s)] ?? 0) > 0.5 ? 1 : 0);
  const acts = sum(held, (h) => h.s.roles.ownActs + h.s.roles.plannedActs);
  const shared = sum(held, (h) => h.s.roles.sharedActs);
  const features: Record<string, number> = {
    // Answers what was asked.
    questionTaken: [...asked].filter((s) => distinct.has(s)).length / Math.max(2, asked.size),
    opensOnQuestion: first && [...contentStems(first.words)].some((s) => asked.has(s)) ? 1 : 0,
    signals: Math.min(5, evidence.signalHits + evidence.competencyHits) / 5,
    toThePoint: evidence.missesThePoint ? 0 : 1,
    ownTalk: 1 - heldShare((s) => (s.roles.generic ? 1 : 0)),
    belonging: heldWords / Math.max(heldWords, total),
    // A case or a position.
    setting: amount((s) => s.roles.setting, 1),
    example: amount((s) => s.roles.example, 1.5),
    real: 1 - heldShare((s) => (s.roles.hypothetical ? 1 : 0)),
    past: Math.min(1, 8 * wordRate((word) => PAST.test(word))),
    // Own actions or reasoning.
    ownActs: amount((s) => s.roles.ownActs),
    plannedActs: amount((s) => s.roles.plannedActs),
    plainActs: amount((s) => (OPEN_PAST.test(s.words[0] ?? '') ? 1 : 0), 2),
    instructions: amount((s) => (BARE_VERB.test(s.words[0] ?? '') || BARE_VERB.test(s.words[1] ?? '') ? 1 : 0), 2),
    ownShare: acts + shared === 0 ? 0 : acts / (acts + shared),
    saidTo: Math.min(1, 15 * wordRate((word) => /^(?:said|asked|told|rang|called|showed|wrote)$/.test(word))),
    reason: amount((s) => s.roles.reason, 1.5),
    plainWords: Math.max(0, 1 - 6 * wordRate((word) => word.length >= 9)),
    // Concrete detail.
    specific: Math.min(1, evidence.specific.size / heldWords / 0.35),
    distinct: 1 - Math.exp(-distinct.size / 35),
    numbers: amount((s) => Math.min(2, new Set(s.words.filter(isNumber)).size), 3),
    names: amount((s) => Math.min(1, s.text.slice(1).match(/(?<=[a-z,] )[A-Z][a-z]+/g)?.length ?? 0), 3),
    // An outcome.
    outcome: amount((s) => s.roles.outcome, 1.2),
    outcomeLate: amount((s) => late(s) * s.roles.outcome, 0.8),
    endsTold: last && TOLD.test(last.text) ? 1 : 0,
    endsWithOutcome: last?.roles.outcome ?? 0,
    closed: isClosed(last) || sum(held, (h) => h.belongs * late(h.s) * h.s.roles.outcome) > 0.3 ? 1 : 0,
    endsOwn: last && !last.roles.generic ? 1 : 0,
    nobody: Math.min(1, 20 * wordRate((word) => /^(?:nobody|none|never|no|again|still|now)$/.test(word))),
    // Insight or fit.
    learning: amount((s) => s.roles.learning, 1),
    fit: amount((s) => s.roles.fit, 1.5),
    contrast: amount((s) => s.roles.contrast, 1.5),
    aim: amount((s) => s.roles.aim, 1.5),
    // Structure.
    setupPart: parts.setup ?? 0,
    taskPart: parts.task ?? 0,
    actionPart: parts.action ?? 0,
    outcomePart: parts.outcome ?? 0,
    duty: amount((s) => s.roles.duty, 1),
    sequence: Math.min(1, rate(SEQUENCE) / 5),
    // What a coach would cut, or a listener stumbles over.
    fillers,
    someFillers: Math.min(4, fillers),
    anyFillers: Math.sqrt(fillers),
    hedges,
    anyHedges: Math.sqrt(hedges),
    hedgedClauses: clauseShare('hedge'),
    repetition: sentenceShare('repetition'),
    clauseRepetition: clauseShare('repetition'),
    restarts: Math.sqrt((100 / total) * sum(likelihoods.restarts.repetition, (p) => p)),
    againPairs: again(2),
    againTriples: again(3),
    againFour: again(4),
    fewWords: Math.max(0, 1 - allDistinct.size / Math.max(1, content.length)),
    redundant: sentenceShare('redundant'),
    tangent: sentenceShare('tangent'),
    asides: Math.min(
      3,
      sum(likely.tangent, (p) => (p > 0.15 ? p : 0)),
    ),
    sureTangent: Math.sqrt(sentenceShare('tangent')),
    padding: sentenceShare('padding'),
    surePadding: Math.sqrt(sentenceShare('padding')),
    rambling: sentenceShare('rambling'),
    backtrack: Math.min(4, rate(BACKTRACK)),
    longSentences: Math.max(0, mean - 14) / 10,
    longest: Math.max(0, Math.max(0, ...lengths) - 25) / 20,
    joined: sentences.filter((s) => /^(?:and|so)\b/i.test(s.text)).length / Math.max(1, sentences.length),
    goesBack: sentences.slice(1).filter((s) => BACK_REFERENCE.test(s.text)).length / Math.max(1, sentences.length),
    commas: Math.max(0, rate(/,/g) - 5) / 5,
    and: Math.max(0, 100 * (words.filter((word) => word === 'and' || word === 'so').length / total) - 4) / 4,
    generic: sum(sentences, (s) => (s.roles.generic ? s.tokens.length : 0)) / total,
    always:
      (100 * words.filter((word) => /^(?:always|every|everyone|everybody|important|really|very)$/.test(word)).length) /
      total /
      4,
    tooLong: Math.max(0, Math.log(total / 170)),
    long: Math.log(Math.min(200, Math.max(50, total)) / 50),
    tooShort: Math.max(0, Math.log(60 / total)),
    smallWords: Math.max(0, 1 - content.length / total - 0.4),
    hardWords: 4 * (words.filter((word) => word.length >= 9).length / total),
    present: Math.max(
      0,
      12 * (words.filter((word) => /^(?:is|are|am|i'm|it's|that's|have|has)$/.test(word)).length / total),
    ),
  };
  return {
    cardType: type === 'behavioral' ? 'story' : 'other',
    belongs,
    features,
    terms: countTerms(sentences.map((s) => s.tokens.map(({ word }) => word))),
  };
}

/** Ends on what happened, not on one more thing that the speaker did. */
const isClosed = (last: Evidence | undefined): boolean =>
  last !== undefined &&
  !last.roles.generic &&
  TOLD.test(last.text) &&
  (last.roles.ownActs < 1 || last.roles.outcome >= 0.3);
