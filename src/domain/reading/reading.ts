import type { Coached } from './coached.ts';

/** What a candidate's words can be, and of which kind, where what is said back hangs on it. */
export const VARIANTS = {
  answer: [],
  silence: [],
  repeat: ['whole', 'part'],
  rephrase: ['plainer', 'shorter', 'language'],
  meaning_of_word: ['word', 'sense_offered'],
  example_wanted: [],
  which_case: [
    'any_case',
    'as_whom',
    'reading_offered',
    'fact_of_case',
    'how_openly',
    'how_long',
    'where_to_start',
    'may_use',
  ],
  think: ['moment', 'break', 'looks_for_words'],
  start_over: [],
  later: [],
  skip: [],
  says_done: ['finished', 'go_on'],
  stop: ['wants_end', 'called_away', 'ill'],
  decline: ['unwilling', 'for_others', 'boundary', 'hurts'],
  told_already: [],
  no_experience: [],
  blank: [],
  nerves: ['shaky', 'asks_if_ok'],
  distress: ['loss', 'ill', 'upset'],
  joke: [],
  rude: ['at_interviewer', 'at_machine', 'offended'],
  hearing: ['heard_me', 'cannot_hear', 'trouble'],
  about_job: ['the_job', 'progress', 'papers'],
  about_interviewer: ['who_are_you', 'who_hears'],
  feedback: [],
  why_asked: ['purpose', 'suspicion'],
  instruction: [],
  greeting: [],
  off_topic: [],
} as const satisfies Record<string, readonly string[]>;

export type Intent = keyof typeof VARIANTS;
export const INTENTS = Object.keys(VARIANTS) as readonly Intent[];

/**
 * What jars most where it is said of an answer, such as sorrow for a loss that nobody had: words are taken for one of these
 * only where that is surer.
 */
export const COSTLY: ReadonlySet<Intent> = new Set<Intent>([
  'distress',
  'rude',
  'instruction',
  'told_already',
  'decline',
  'stop',
  'joke',
]);

/** What can be told in an answer. */
export const PARTS = [
  'situation',
  'own_action',
  'outcome',
  'reason',
  'specific',
  'view',
  'steps',
  'check',
  'example',
  'learned',
  'background',
  'link',
] as const;
export type Part = (typeof PARTS)[number];

/** What an answer can lack, in the words of those who judged. */
export const GAPS = ['refocus', 'own_action', 'outcome', 'specifics', 'reason', 'check_fact'] as const;
export type Gap = (typeof GAPS)[number];

/** The gap that asks for a part and for nothing else. */
export const GAP_OF: Partial<Record<Part, Gap>> = { own_action: 'own_action', outcome: 'outcome', reason: 'reason' };

/**
 * How much speaks for a part not being told: that it is unlikely to be, and, half as much, that it is what a good
 * interviewer would ask for. A sum of logits; which weight tells most was found on authors left out.
 */
export function missingness(told: number, asked: number | undefined): number {
  return -logit(told) + (asked === undefined ? 0 : ASKED_SHARE * logit(asked));
}
const ASKED_SHARE = 0.5;
const logit = (likelihood: number): number => {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, likelihood));
  return Math.log(bounded / (1 - bounded));
};

/** A part of an answer: how likely it is told, and the sentence that tells it best. */
export interface ToldPart {
  likelihood: number;
  /** Places in the text, the end not among them; only where the engine is sure of it by its own measure. */
  sentence?: { start: number; end: number };
  /** Whether it is surely told, or surely not, by the measure of the engine that read; left out where it is neither. */
  sure?: 'told' | 'absent';
}

/** Something that a good interviewer would ask for. */
export interface Lacking {
  gap: Gap;
  likelihood: number;
  /** Whether it is likely enough to be asked for, by the measure of the engine that read. */
  isSure: boolean;
}

/** What was made of somebody's words: made once, kept with them, and used by all who need to know. */
export interface Reading {
  /** The engine that read. */
  by: string;
  /** Of the weights, or of what a model was asked with and the model; left out where nobody read. */
  version?: string;
  intent: { name: Intent; variant: string; likelihood: number };
  /** Whether something in the words answers, also where they end in a request. */
  answers: boolean;
  /** Whether something was told that is hard to tell: a death or an illness of one's own. */
  isHard: boolean;
  /** What an answer asks at its end, beside answering. */
  asksBack?: { name: Intent; variant: string } | undefined;
  /** From here on an answer says only that it is over; left out where its last sentence is one of the answer. */
  overFrom?: number | undefined;
  /** Of answers alone. */
  told: Partial<Record<Part, ToldPart>>;
  /** What a good interviewer would ask for next, the likeliest first; of answers alone. */
  lacks: Lacking[];
  /** What a coach would surely say of all that was said to the question; of answers alone. */
  coached?: readonly Coached[] | undefined;
  /** What a model would ask for, or nothing. It goes before the likelihoods. */
  chosen?: Gap | 'none' | undefined;
}

/** What nobody could read is an answer, so that no word is lost. */
export const unread = (by: string): Reading => ({
  by,
  intent: { name: 'answer', variant: '', likelihood: 1 },
  answers: true,
  isHard: false,
  told: {},
  lacks: [],
});

/** Where nothing was said. */
export const silence = (by: string): Reading => ({
  ...unread(by),
  intent: { name: 'silence', variant: '', likelihood: 1 },
  answers: false,
});
