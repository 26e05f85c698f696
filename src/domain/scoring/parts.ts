import type { QuestionType } from '#contract/words.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { expectedParts, type Part } from './question-type.ts';
import { isPlanOutcome, saysAim } from './roles.ts';
import { EMPTY_BELOW } from './standing.ts';
import { sum } from './sum.ts';

/** Diminishing returns: many small pieces of evidence never outweigh a few good ones. */
export const saturate = (amount: number, scale: number): number => 1 - Math.exp(-amount / scale);

export interface PartStrength {
  part: Part;
  /** 0..1 */
  strength: number;
  /** The sentence that shows it best. */
  best: Evidence | undefined;
  /** All sentences that are called by its name, in their order. */
  told: Evidence[];
}

interface Place {
  /** 0 for the first counted word, 1 for the end. */
  position: number;
  isFirst: boolean;
  isLast: boolean;
}

/** How much of a part one sentence holds, and how much of it makes the part complete. */
interface Reading {
  read: (sentence: Evidence, place: Place) => number;
  scale: number;
  /** What a sentence is called by, where that is read more closely than what it is worth. */
  name?: (sentence: Evidence, place: Place) => number;
}

const early = ({ position }: Place) => (position <= 0.65 ? 1 : 0.4);
const late = ({ position }: Place) => (position >= 0.3 ? 1 : 0.4);
const acts = ({ roles }: Evidence) => roles.ownActs + 0.45 * roles.sharedActs;
/** A sentence that opens the answer with something in it, whatever its words. */
const opens = (s: Evidence, place: Place) => (place.isFirst && s.words.length >= 5 ? 0.9 : 0);

/** “Well, it depends” is no task. */
const SHORTEST_REASON_WORDS = 6;

const STORY: Record<string, Reading> = {
  Situation: {
    read: (s, place) => Math.max(s.roles.setting, place.isFirst && s.words.length >= 9 ? 0.8 : 0) * early(place),
    scale: 0.62,
  },
  Task: {
    read: (s, place) => Math.max(s.roles.duty, 0.5 * s.roles.reason) * early(place),
    scale: 0.55,
    // Whoever gives the reason of a step is at that step.
    name: (s, { position }) =>
      position > 0.65
        ? 0
        : Math.max(s.roles.duty, acts(s) > 0 || s.words.length < SHORTEST_REASON_WORDS ? 0 : 0.5 * s.roles.reason),
  },
  Action: { read: (s) => acts(s), scale: 2.2, name: (s) => 2.2 * acts(s) },
  Result: {
    read: (s) => (s.roles.generic ? 0 : s.roles.outcome * (s.hasProof ? 1.15 : 0.9)) + 0.5 * s.roles.learning,
    scale: 0.8,
    name: (s) => Math.max(s.roles.generic ? 0 : s.roles.outcome * (s.hasProof ? 1.15 : 0.9), s.roles.learning),
  },
};

/** “I have sold shoes for two years”: begun before, and not over. */
const isGoingOn = ({ text }: Evidence) => /\bi(?:'ve|’ve| have) \w+(?: \w+){0,4} (?:for|since)\b/i.test(text);

/** Keyed by the names of `expectedParts`. */
const READINGS: Record<QuestionType, Record<string, Reading>> = {
  behavioral: STORY,
  intro: {
    Present: {
      read: (s) => s.roles.present,
      scale: 0.6,
      name: (s) => (isGoingOn(s) ? 1 : s.roles.example > 0 || s.roles.present < 0.5 ? 0 : s.roles.present),
    },
    Past: {
      read: (s) => Math.max(Math.min(1.5, acts(s)), s.roles.setting),
      scale: 1.2,
      // What somebody would do, or always does, is not what they did before.
      name: (s) => (isGoingOn(s) ? 0 : Math.max(s.roles.example * Math.min(1.5, acts(s)), s.roles.setting)),
    },
    Future: { read: (s, place) => s.roles.aim * late(place), scale: 0.55, name: (s) => (saysAim(s.text) ? 1 : 0) },
  },
  motivation: {
    Point: { read: (s, place) => Math.max(opens(s, place), place.position < 0.4 ? 0.6 * s.roles.aim : 0), scale: 0.55 },
    Reason: { read: (s) => Math.max(s.roles.reason, 0.6 * s.roles.learning), scale: 0.7 },
    Evidence: {
      read: (s) => Math.max(Math.min(1.5, acts(s)), s.hasProof ? 0.8 : 0, 0.7 * s.roles.setting),
      scale: 1.2,
    },
    Fit: { read: (s, place) => s.roles.fit * late(place), scale: 0.6 },
  },
  self_assessment: {
    Point: { read: (s, place) => opens(s, place), scale: 0.45 },
    Evidence: {
      read: (s) => Math.max(0.7 * Math.min(2, acts(s)), s.roles.setting, 0.6 * s.roles.example),
      scale: 1.1,
    },
    Impact: { read: (s) => Math.max(s.roles.outcome, 0.6 * s.roles.duty, 0.5 * s.roles.reason), scale: 0.7 },
    Growth: { read: (s, place) => Math.max(s.roles.learning, 0.5 * s.roles.fit) * late(place), scale: 0.55 },
  },
  situational: {
    Clarify: { read: (s, place) => s.roles.clarify * (place.position <= 0.5 ? 1 : 0.5), scale: 0.6 },
    Approach: { read: (s) => s.roles.plannedActs + 0.4 * s.roles.ownActs, scale: 1.9 },
    Rationale: { read: (s) => Math.max(s.roles.reason, 0.4 * s.roles.duty), scale: 0.8 },
    Outcome: {
      read: (s, place) => (isPlanOutcome(s.text) ? 1 : 0.5 * s.roles.outcome) * late(place),
      scale: 0.7,
    },
  },
  technical: {
    Point: { read: (s, place) => opens(s, place), scale: 0.45 },
    Mechanism: {
      read: (s) => Math.max(s.roles.reason, 0.5 * Math.min(1.4, acts(s) + s.roles.plannedActs + s.roles.present)),
      scale: 1,
    },
    Example: { read: (s) => Math.max(s.roles.example, s.roles.setting, s.hasProof ? 0.7 : 0), scale: 0.9 },
    'Trade-off': { read: (s) => s.roles.contrast * (s.roles.reason || s.words.length >= 10 ? 1 : 0.5), scale: 0.9 },
  },
  general: {
    Point: { read: (s, place) => opens(s, place), scale: 0.45 },
    Reason: { read: (s) => s.roles.reason, scale: 0.8 },
    Example: {
      read: (s) => Math.max(s.roles.example, s.roles.setting, 0.7 * Math.min(1.5, acts(s)), s.hasProof ? 0.7 : 0),
      scale: 1,
    },
  },
};

/** A principle is hardly a part of an answer; a sentence about nothing in particular is half of one. */
const weight = (s: Evidence) =>
  s.certainty * (s.roles.generic ? 0.15 : 1) * (s.substance < EMPTY_BELOW ? 0 : 0.2 + 0.8 * s.substance);

/** How strongly each expected part is there. */
export function measureParts(evidence: AnswerEvidence): PartStrength[] {
  const { counted, countedWords, type } = evidence;
  const places: Place[] = [];
  let passed = 0;
  counted.forEach((s, i) => {
    places.push({
      position: countedWords === 0 ? 0 : passed / countedWords,
      isFirst: passed < 4,
      isLast: i === counted.length - 1,
    });
    passed += s.words.length;
  });
  const parts = expectedParts(type);
  const named = nameSentences(evidence, places);
  return parts.map((part) => {
    const reading = READINGS[type][part.name];
    if (!reading) return { part, strength: 0, best: undefined, told: [] };
    const shares = counted.map((s, i) => {
      const place = places[i];
      return place ? reading.read(s, place) * weight(s) : 0;
    });
    const top = Math.max(0, ...shares);
    const best = top > 0 ? counted[shares.indexOf(top)] : undefined;
    const own = counted.filter((_, i) => named[i] === part.name);
    const likeliest = byName(reading, counted, places);
    return {
      part,
      strength:
        Math.min(
          1,
          saturate(
            sum(shares, (share) => share),
            reading.scale,
          ) * 1.06,
        ) * ownShare(part, evidence),
      best,
      told: own.length > 0 || !likeliest ? own : [likeliest],
    };
  });
}

/** The sentence that would be called by a part's name first; none where each tells next to nothing of it. */
function byName(reading: Reading, counted: readonly Evidence[], places: readonly Place[]): Evidence | undefined {
  const shares = counted.map((s, i) => nameShare(reading, s, places[i]));
  const top = Math.max(0, ...shares);
  return top >= SHOWN_FROM ? counted[shares.indexOf(top)] : undefined;
}

const nameShare = (reading: Reading, s: Evidence, place: Place | undefined): number =>
  place ? ((reading.name?.(s, place) ?? reading.read(s, place)) * weight(s)) / reading.scale : 0;

/** From this much of a part on, a sentence is called by its name. */
const NAMED_FROM = 0.3;

/** With less of it in every sentence, a part is not told. */
const SHOWN_FROM = 0.15;

/** Of each sentence the part that it tells most of; undefined for one that tells little of any. */
function nameSentences({ counted, type }: AnswerEvidence, places: readonly Place[]): (string | undefined)[] {
  let hasActed = false;
  return counted.map((s, i) => {
    const place = places[i];
    if (!place) return undefined;
    const [most] = expectedParts(type)
      .flatMap(({ name, role }) => {
        const reading = READINGS[type][name];
        // A story is not set again once somebody has acted in it: “in the morning …” is then what came of it.
        if (!reading || (type === 'behavioral' && hasActed && role === 'setup')) return [];
        return [{ name, role, told: nameShare(reading, s, place) }];
      })
      .sort((a, b) => b.told - a.told);
    if (!most || most.told < NAMED_FROM) return undefined;
    hasActed ||= most.role === 'action';
    return most.name;
  });
}

/** In a story the candidate's own part counts: "we" alone hides it. */
function ownShare(part: Part, { counted, type }: AnswerEvidence): number {
  if (type !== 'behavioral' || part.role !== 'action') return 1;
  const own = sum(counted, (s) => s.roles.ownActs);
  const shared = sum(counted, (s) => s.roles.sharedActs);
  return own + shared === 0 ? 1 : 0.45 + (0.55 * own) / (own + shared);
}
