import type { QuestionType } from '#contract/words.ts';
import type { Gap, Part } from '#domain/reading/reading.ts';
import { ADVISED } from './coach-words.ts';

/** Everything that a report says of a part of an answer. */
interface PartWords {
  /** The line of the outline. */
  label: string;
  /** What a listener asks where it is missing. */
  asks: string;
  /** That it is missing, and what to do. */
  missing: { title: string; detail: string };
  /** The same of several answers, after their number: 'one answer …', 'two answers …'. */
  ofAnswers: readonly [one: string, many: string];
  /** What is good of the words that tell it. */
  merit: string;
  /** By what an interviewer asks for it. */
  gap: Gap;
}

export const PART_WORDS: Record<Exclude<Part, 'specific'>, PartWords> = {
  situation: {
    label: 'The case',
    asks: 'When and where was it, and what was up?',
    missing: {
      title: 'You tell no particular case.',
      detail: 'Begin with one day: when and where it was, and what was up.',
    },
    ofAnswers: ['tells no particular case', 'tell no particular case'],
    merit: 'You tell one particular case.',
    gap: 'specifics',
  },
  own_action: {
    label: 'What you did',
    asks: 'What did you do yourself?',
    missing: {
      title: 'You do not say what you did yourself.',
      detail: 'Tell one step that was yours, and begin it with “I”.',
    },
    ofAnswers: ['does not say what you did yourself', 'do not say what you did yourself'],
    merit: 'You say what you did yourself.',
    gap: 'own_action',
  },
  outcome: {
    label: 'How it ended',
    asks: 'How did it end?',
    missing: { title: 'You stop before the end.', detail: 'Add one sentence on how it ended.' },
    ofAnswers: ['stops before the end', 'stop before the end'],
    merit: 'You say how it ended.',
    gap: 'outcome',
  },
  learned: {
    label: 'What you took from it',
    asks: 'What do you do differently now?',
    missing: {
      title: 'You do not say what you took from it.',
      detail: 'End with one thing that you do differently since.',
    },
    ofAnswers: ['does not say what you took from it', 'do not say what you took from it'],
    merit: 'You say what you took from it.',
    gap: 'specifics',
  },
  background: {
    label: 'What you have done',
    asks: 'What work have you done so far?',
    missing: {
      title: 'You do not say what you have done so far.',
      detail: 'Name the work or the training that you come from.',
    },
    ofAnswers: ['does not say what you have done so far', 'do not say what you have done so far'],
    merit: 'You say what you have done so far.',
    gap: 'specifics',
  },
  link: {
    label: 'What ties you to this job',
    asks: 'What is it about this job?',
    missing: {
      title: 'You do not say what ties you to this job.',
      detail: 'Name one thing about this job that you want.',
    },
    ofAnswers: ['does not say what ties you to this job', 'do not say what ties you to this job'],
    merit: 'You say what ties you to this job.',
    gap: 'reason',
  },
  reason: {
    label: 'Why',
    asks: 'Why is that?',
    missing: { title: 'You do not say why.', detail: 'Add one sentence that begins with “because”.' },
    ofAnswers: ['does not say why', 'do not say why'],
    merit: 'You give your reason.',
    gap: 'reason',
  },
  example: {
    label: 'What shows it',
    asks: 'When did it show?',
    missing: { title: 'You give no case of your own.', detail: 'Tell one thing that happened and shows it.' },
    ofAnswers: ['gives no case of your own', 'give no case of your own'],
    merit: 'You tell a case of your own.',
    gap: 'specifics',
  },
  view: {
    label: 'Your point',
    asks: 'What is your point?',
    missing: { title: 'You do not come to a point.', detail: 'Say your view in one sentence, before anything else.' },
    ofAnswers: ['does not come to a point', 'do not come to a point'],
    merit: 'You say what you think.',
    gap: 'refocus',
  },
  steps: {
    label: 'How you go about it',
    asks: 'How would you go about it?',
    missing: {
      title: 'You do not say how you would go about it.',
      detail: 'Tell it in steps: first this, then that.',
    },
    ofAnswers: ['does not say how you would go about it', 'do not say how you would go about it'],
    merit: 'You say how you go about it.',
    gap: 'own_action',
  },
  check: {
    label: 'How you know that it works',
    asks: 'How would you know that it worked?',
    missing: {
      title: 'You do not say how you would know that it worked.',
      detail: 'Name the one thing that you would look at.',
    },
    ofAnswers: ['does not say how you would know that it worked', 'do not say how you would know that it worked'],
    merit: 'You say how you know that it works.',
    gap: 'specifics',
  },
};

/** What the interviewer asks for where the line of an outline is missing. */
export const gapOf = (label: string): Gap | undefined =>
  Object.values(PART_WORDS).find((words) => words.label === label)?.gap;

/** What a follow-up asks for: 'about …'. */
export const GAP_WORDS: ReadonlyMap<string, string> = new Map<Gap, string>([
  ['refocus', 'the question itself'],
  ['own_action', 'what you did'],
  ['outcome', 'how it ended'],
  ['specifics', 'the particulars'],
  ['reason', 'why'],
  ['check_fact', 'a fact'],
]);

/** What was left for the interviewer to ask. */
export const PROMPTED = {
  label: 'Left to be asked',
  gaps: ['own_action', 'outcome', 'specifics', 'reason'] as readonly string[],
  /** Fewer words than this are no reply that could have come earlier. */
  leastWords: 8,
  title: (asked: string) => `The interviewer had to ask: “${asked}”`,
  detail: 'Say that in your first answer, before anybody asks.',
} as const;

/** “We” where the own part is asked for: counted. */
export const SAID_WE = {
  label: 'We',
  title: 'You say “we” where the question asks what you did.',
  detail: 'Tell your own part, and begin it with “I”.',
} as const;

/** What is wrong or unsafe for the work, told in the wrong order, or without a detail that matters: only a language model says so. */
export const NOT_RIGHT = { label: 'Not right for this work' } as const;
export const ORDER = { label: 'The order' } as const;
export const DETAIL = { label: 'A detail' } as const;

/** The line of the outline or the row of the bill that a model's improvement is about. */
export function rowOfImprovement(about: string, type: QuestionType): string {
  const isStory = type === 'behavioral';
  const rows: Record<string, string> = {
    not_answered: 'Not what was asked',
    case: (isStory ? PART_WORDS.situation : PART_WORDS.example).label,
    own_part: (type === 'situational' || type === 'technical' ? PART_WORDS.steps : PART_WORDS.own_action).label,
    detail: DETAIL.label,
    outcome: (isStory ? PART_WORDS.outcome : PART_WORDS.check).label,
    reason: PART_WORDS.reason.label,
    order: ORDER.label,
    cut: 'Length',
    wrong: NOT_RIGHT.label,
  };
  return rows[about] ?? about;
}

/** The names that the shape of an answer has for its parts, by what they tell. */
const PART_OF_NAME: Record<string, keyof typeof PART_WORDS> = {
  Situation: 'situation',
  Action: 'own_action',
  Result: 'outcome',
  Learning: 'learned',
  Growth: 'learned',
  Past: 'background',
  Future: 'link',
  Fit: 'link',
  Reason: 'reason',
  Rationale: 'reason',
  Evidence: 'example',
  Example: 'example',
  Point: 'view',
  Approach: 'steps',
  Mechanism: 'steps',
  Outcome: 'check',
  Check: 'check',
};
export const wordsOfPart = (name: string): PartWords | undefined => {
  const part = PART_OF_NAME[name];
  return part && PART_WORDS[part];
};

/** Parts that only the shapes of older reports have. */
const OLDER_LABELS: Record<string, string> = {
  Task: 'What had to be done',
  Present: 'What you do now',
  Impact: 'What it changed',
  Clarify: 'What you ask first',
  'Trade-off': 'What it costs',
};
/** What a page calls a part, whatever its shape calls it; a name of somebody else's stands as it is. */
export const labelOfPart = (name: string): string => wordsOfPart(name)?.label ?? OLDER_LABELS[name] ?? name;

/** What stands on the bill beside a part that is missing. */
export function missingTexts(name: string): { reason: string; suggestion: string } {
  const words = wordsOfPart(name);
  return { reason: words?.missing.title ?? '', suggestion: words?.missing.detail ?? '' };
}

/** What nothing single shows: the last row of a bill. */
export const THE_REST = {
  label: 'The rest',
  reason: 'How readers took answers told like this one. Nothing single to point at.',
} as const;

/** An answer's length, and what to do about it. */
export const LENGTH = {
  isLong: 'This is longer than the question needs.',
  isShort: 'This is shorter than a full answer.',
  long: 'Stop as soon as you have answered the question.',
  short: 'Say a little more before you stop.',
} as const;

/** What answers are said to do, by the row of their bill: 'one answer …', 'two answers …'. */
export const ROW_OF_ANSWERS: Record<string, readonly [one: string, many: string]> = {
  'No answer': ['gives no answer', 'give no answer'],
  'The question again': ['says the question again', 'say the question again'],
  'A list of keywords': ['is a list of keywords', 'are lists of keywords'],
  'Too little to go on': ['gives too little to go on', 'give too little to go on'],
  'Too little said': ['is too short to show much', 'are too short to show much'],
  'Not what was asked': ['answers another question', 'answer another question'],
  'Asked for more': ['leaves part of the question open', 'leave part of the question open'],
  'Strong language': ['has strong language in it', 'have strong language in them'],
  [SAID_WE.label]: ['says “we” for what you did', 'say “we” for what you did'],
  [PROMPTED.label]: ['leaves something to be asked', 'leave something to be asked'],
  ...Object.fromEntries(Object.values(ADVISED).map(({ label, ofAnswers }) => [label, ofAnswers])),
  Hedging: ['sounds like a guess', 'sound like a guess'],
  Repetition: ['says something twice', 'say something twice'],
};

/** Why a part that costs much is still open. */
export const STILL_OPEN = {
  asked: 'You were asked for it in the interview, and it is still open.',
  otherAsked: 'The interviewer asked on for something else.',
  notAsked: 'The interviewer went on without asking for it.',
} as const;
/** What costs so much for being missing was asked about, or the report says why not. */
export const COSTS_MUCH = 8;

export const NOTHING_SURE = 'We found nothing that is surely wrong. So here is something harder.';
export const NOTHING_SINGLE = 'Nothing single to point at.';

/** A follow-up that a tough interviewer would ask of a good answer to such a question, and what kind of question it is. */
export const TOUGHER: Record<QuestionType, { asks: string; type: QuestionType }> = {
  behavioral: { asks: 'What would the person who saw it differently say about that day?', type: 'general' },
  situational: { asks: 'You do all of that, and it does not work. What do you do next?', type: 'situational' },
  technical: { asks: 'When does that way of doing it go wrong?', type: 'technical' },
  motivation: { asks: 'What would make you leave after a year?', type: 'motivation' },
  intro: { asks: 'Which part of that would you rather not do again, and why?', type: 'general' },
  self_assessment: { asks: 'When did that last let you down?', type: 'behavioral' },
  general: { asks: 'What is the best argument against your view?', type: 'general' },
};
export const HARDER = {
  again: 'The best answer again, in 60 seconds',
  tougher: 'A tougher interviewer would ask:',
} as const;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const timesWord = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWord(count)} times`;
/** 'When and where, and how it ended' */
export const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`;
