import type { QuestionType } from '#contract/words.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { expectedParts, type Part } from './question-type.ts';
import { isPlanOutcome } from './roles.ts';
import { EMPTY_BELOW } from './standing.ts';
import { sum } from './sum.ts';

/** Diminishing returns: many small pieces of evidence never outweigh a few good ones. */
export const saturate = (amount: number, scale: number): number => 1 - Math.exp(-amount / scale);

export interface PartStrength {
  part: Part;
  /** 0..1 */
  strength: number;
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
}

const early = ({ position }: Place) => (position <= 0.65 ? 1 : 0.4);
const late = ({ position }: Place) => (position >= 0.3 ? 1 : 0.4);
const acts = ({ roles }: Evidence) => roles.ownActs + 0.45 * roles.sharedActs;
/** A sentence that opens the answer with something in it, whatever its words. */
const opens = (s: Evidence, place: Place) => (place.isFirst && s.words.length >= 5 ? 0.9 : 0);

const STORY: Record<string, Reading> = {
  Situation: {
    read: (s, place) => Math.max(s.roles.setting, place.isFirst && s.words.length >= 9 ? 0.8 : 0) * early(place),
    scale: 0.62,
  },
  Task: {
    read: (s, place) => Math.max(s.roles.duty, 0.5 * s.roles.reason) * early(place),
    scale: 0.55,
  },
  Action: { read: (s) => acts(s), scale: 2.2 },
  Result: {
    read: (s) => (s.roles.generic ? 0 : s.roles.outcome * (s.hasProof ? 1.15 : 0.9)) + 0.5 * s.roles.learning,
    scale: 0.8,
  },
};

/** Keyed by the names of `expectedParts`. */
const READINGS: Record<QuestionType, Record<string, Reading>> = {
  behavioral: STORY,
  intro: {
    Present: {
      read: (s) => s.roles.present,
      scale: 0.6,
    },
    Past: {
      read: (s) => Math.max(Math.min(1.5, acts(s)), s.roles.setting),
      scale: 1.2,
    },
    Future: { read: (s, place) => s.roles.aim * late(place), scale: 0.55 },
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
  return parts.map((part) => {
    const reading = READINGS[type][part.name];
    if (!reading) return { part, strength: 0 };
    const shares = counted.map((s, i) => {
      const place = places[i];
      return place ? reading.read(s, place) * weight(s) : 0;
    });
    const amount = sum(shares, (share) => share);
    return { part, strength: Math.min(1, saturate(amount, reading.scale) * 1.06) * ownShare(part, evidence) };
  });
}

/** In a story the candidate's own part counts: "we" alone hides it. */
function ownShare(part: Part, { counted, type }: AnswerEvidence): number {
  if (type !== 'behavioral' || part.role !== 'action') return 1;
  const own = sum(counted, (s) => s.roles.ownActs);
  const shared = sum(counted, (s) => s.roles.sharedActs);
  return own + shared === 0 ? 1 : 0.45 + (0.55 * own) / (own + shared);
}
