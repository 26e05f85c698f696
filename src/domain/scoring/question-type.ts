import type { QuestionType } from '#contract/words.ts';

const PATTERNS: readonly [QuestionType, RegExp][] = [
  [
    'behavioral',
    /\b(tell me about a time|describe a (time|situation)|give (me )?an example|when did you last|an occasion when|share an experience|walk me through a time)\b/i,
  ],
  [
    'intro',
    /\b(tell me about yourself|introduce yourself|walk me through your (background|experience|cv|resume)|your background|brings you (here|to))\b/i,
  ],
  [
    'motivation',
    /\b(why (do|did|are|would) you (want|apply|interested|leave|choose|like)|why this|what (attracts|draws|interests|motivates) you|why us)\b/i,
  ],
  [
    'self_assessment',
    /\b(strengths?|weakness(es)?|proud of|improve about yourself|describe you|your working style)\b/i,
  ],
  ['situational', /\b(what would you do|how would you|imagine|suppose|if you were)\b/i],
  [
    'technical',
    /\b(explain|difference between|how does|how do you|what is|what are|which tools|walk me through how)\b/i,
  ],
];

/** What a question asks for, read from its words. */
export function detectQuestionType(text: string): QuestionType {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'general';
}

/** A part of a good answer and its share of the structure score, in percent. */
export interface Part {
  name: string;
  role: 'setup' | 'task' | 'action' | 'outcome';
  weight: number;
}

const part = (name: string, role: Part['role'], weight: number): Part => ({ name, role, weight });

const PARTS: Record<QuestionType, readonly Part[]> = {
  behavioral: [
    part('Situation', 'setup', 18),
    part('Task', 'task', 14),
    part('Action', 'action', 38),
    part('Result', 'outcome', 30),
  ],
  intro: [part('Present', 'setup', 35), part('Past', 'action', 40), part('Future', 'outcome', 25)],
  motivation: [
    part('Point', 'setup', 30),
    part('Reason', 'task', 25),
    part('Evidence', 'action', 25),
    part('Fit', 'outcome', 20),
  ],
  self_assessment: [part('Point', 'setup', 30), part('Evidence', 'action', 40), part('Impact', 'outcome', 30)],
  situational: [part('Approach', 'action', 50), part('Rationale', 'task', 25), part('Outcome', 'outcome', 25)],
  technical: [part('Point', 'setup', 30), part('Mechanism', 'task', 35), part('Example', 'action', 35)],
  general: [part('Point', 'setup', 40), part('Reason', 'task', 30), part('Example', 'action', 30)],
};

/** The parts that a good answer to this type of question has, in order; their weights add up to 100. */
export const expectedParts = (type: QuestionType): readonly Part[] => PARTS[type];

export const expectedStructure = (type: QuestionType): string[] => PARTS[type].map(({ name }) => name);

/** How long a good answer is, in words: below `low` says too little, above `high` costs points. */
export const WORD_BANDS: Record<QuestionType, { low: number; high: number }> = {
  behavioral: { low: 90, high: 260 },
  intro: { low: 70, high: 220 },
  motivation: { low: 50, high: 180 },
  self_assessment: { low: 50, high: 180 },
  situational: { low: 70, high: 240 },
  technical: { low: 50, high: 220 },
  general: { low: 50, high: 200 },
};
