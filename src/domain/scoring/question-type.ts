import type { QuestionType } from '#contract/words.ts';
import { straighten } from '#domain/reading/straighten.ts';
import { labelOfPart } from '#domain/report/catalogue.ts';

/** First match wins: a question that asks for a past episode is behavioral, however it goes on. */
const PATTERNS: readonly [QuestionType, RegExp][] = [
  [
    'behavioral',
    /\b((tell|talk to|walk|take) (me|us) (about|through|to) (a|an|one|the (last|first|most|biggest|hardest)|some|your (last|biggest|hardest|toughest|proudest))\b[^?]{0,60}?\b(time|situation|occasion|moment|example|project|mistake|conflict|decision|day|shift|case|incident|challenge|problem|disagreement|failure|failed|achievement|you (had|made|were|did|used|dealt|handled|worked|took|led|solved|learned|learnt|disagreed|helped|received|got|improved|noticed|went|managed|have (ever|had|worked|dealt)))|(describe|share|recall|think of|think about|give (me|us)?|can you remember) (me |us )?(a|an|one|some|the last) (\w+ ){0,2}(time|times|situation|occasion|example|instance|moment|experience|story|incident|project|mistake|conflict)|when (did you last|was the last time)|have you ever (had|been|made|worked|dealt|faced|disagreed|failed|missed|dealt)|what did you do (when|the last time)|an? (time|occasion|example) (when|where|of)|tell (me|us) about (a|an|one|the last) [^?.]{1,40}? (that|when|where|who|which)\b|how did you (handle|deal|solve|manage|react|respond))/i,
  ],
  [
    'intro',
    /\b(tell (me|us) (a (bit|little) )?about (yourself|your (background|career|experience|journey|work history|current role))|introduce yourself|(walk|take|talk) (me|us) through your (background|experience|career|cv|résumé|resume|work history|history|journey)|(about|summari[sz]e|describe) your (background|career( so far)?|professional background|experience so far)|brings? you here)/i,
  ],
  [
    'self_assessment',
    /\b(strengths?|weakness(es)?|(proud|proudest) of|improve about yourself|describe yourself|describe you\b|(describe|what is|what's) your (working|work|management|leadership|communication|teaching|coaching) style|working on (getting better|improving)|get(ting)? better at|area (of|for) (improvement|development)|development area|biggest flaw|what sets you apart|what makes you (a good|the right|different|stand out)|colleagues (say|describe)|manager (say|describe))/i,
  ],
  [
    'motivation',
    /\b(why (do|did|are|would|have) you (want|wanting|apply|applied|interested|leav|choose|chose|like|decide|looking|become|consider|hope|drawn|keen|pick|go)|why (this|our|us\b|should we|a career|now)|what (attract|drew|draw|interest|motivat|excit|inspire|appeal|made you (want|apply|choose|decide)|do you (enjoy|like|love)|keeps you|are you looking for)|what brings you to (this|our|the|us)|where do you see yourself)/i,
  ],
  [
    'situational',
    /\b(what (would|will|might|could) you (do|say|change|try)|how (would|will|might) you|what(?:'s| is| would be) your (first|next) (step|move)|imagine|suppose|say (that )?(a|an|you|your|the)\b|let's say|if (you|a|an|your|one|two|the)\b[^?]{3,}(what|how)|(picture|consider) (this|a)|where would you (start|begin)|which would you)/i,
  ],
  [
    'technical',
    /\b(explain|differ(s|ence|ences|ent)?\b|how (does|do|is|are|can) |what (is|are|does|happens|goes wrong|causes|makes|steps|tools|checks|rules|standards)|which (tool|method|technique|rule|standard|material|check|step)s?|walk (me|us) through (how|what|the)|when (would|do|should) (you|one) (use|choose)|compare|pros and cons|trade-?offs?|define)/i,
  ],
];

/** What a question asks for, read from its words. */
export function detectQuestionType(text: string): QuestionType {
  const plain = straighten(text);
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'general';
}

/** What a sentence can do in an answer; every type names and orders these in its own words. */
export type Role = 'setup' | 'task' | 'action' | 'outcome';

/** A part of a good answer and its share of the structure score, in percent. */
export interface Part {
  name: string;
  role: Role;
  weight: number;
}

const part = (name: string, role: Role, weight: number): Part => ({ name, role, weight });

const PARTS: Record<QuestionType, readonly Part[]> = {
  behavioral: [
    part('Situation', 'setup', 18),
    part('Task', 'task', 14),
    part('Action', 'action', 38),
    part('Result', 'outcome', 30),
  ],
  intro: [part('Present', 'setup', 35), part('Past', 'action', 40), part('Future', 'outcome', 25)],
  motivation: [
    part('Point', 'setup', 25),
    part('Reason', 'task', 25),
    part('Evidence', 'action', 30),
    part('Fit', 'outcome', 20),
  ],
  self_assessment: [
    part('Point', 'setup', 25),
    part('Evidence', 'action', 35),
    part('Impact', 'task', 20),
    part('Growth', 'outcome', 20),
  ],
  situational: [
    part('Clarify', 'setup', 20),
    part('Approach', 'action', 40),
    part('Rationale', 'task', 20),
    part('Outcome', 'outcome', 20),
  ],
  technical: [
    part('Point', 'setup', 25),
    part('Mechanism', 'task', 30),
    part('Example', 'action', 30),
    part('Trade-off', 'outcome', 15),
  ],
  general: [part('Point', 'setup', 30), part('Reason', 'task', 30), part('Example', 'action', 40)],
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

/** The parts that bills speak of, today's and those of older reports. */
const PART_NAMES = [
  'Situation',
  'Task',
  'Action',
  'Result',
  'Present',
  'Past',
  'Future',
  'Point',
  'Reason',
  'Evidence',
  'Fit',
  'Impact',
  'Growth',
  'Clarify',
  'Approach',
  'Rationale',
  'Outcome',
  'Mechanism',
  'Example',
  'Trade-off',
  'Learning',
  'Check',
] as const;

/** What the bills of older reports call a part that is not there, or only half there. */
export const partLabel = (name: string, isMissing: boolean): string =>
  `${isMissing ? 'Missing' : 'Brief'} ${name === 'Clarify' ? 'clarification' : name.toLowerCase()}`;

/** Which part such a label is about, today's or that of an older report; undefined for any other label. */
export const partOfLabel = (label: string): string | undefined =>
  PART_NAMES.find(
    (name) => labelOfPart(name) === label || [partLabel(name, true), partLabel(name, false)].includes(label),
  );
