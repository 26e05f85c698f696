import {
  asksAsWhom,
  asksHowOpenly,
  asksIfItIsPrivate,
  fearsBeingKnown,
  isTiredOfBeingAsked,
  needsTimeToPutIt,
  offersToTell,
} from './asked-first.ts';
import { asksOfThePost } from './asks-of-the-post.ts';
import { wordInDoubt } from './asks-what-a-word-means.ts';
import { asksWhileNervous } from './asks-while-nervous.ts';
import { isCalledAway } from './called-away.ts';
import { asksForMoreOfTheCase, asksOfTheCase, checksTheirReading, chosenOf, OF_THE_POST } from './case-asked-back.ts';
import { explainWord } from './explain-word.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Intent, MoveInput, Reason } from './move.ts';
import {
  ASKS_FOR_A_LANGUAGE,
  ASKS_HOW_LONG,
  ASKS_THE_POINT,
  ASKS_WHICH_MEANING,
  asksForASense,
  IT_HURTS,
  LINE_FROZE,
  leavesItForALoss,
  refusesFirmly,
  WANTS_COMFORT,
  wishesToGoOn,
} from './plain-wishes.ts';
import { ASKS_IF_LAST } from './read-intent.ts';
import {
  A_TRICK,
  ASKS_LEAVE,
  asksForARule,
  DOES_NOT_KNOW_THEM,
  HELD_AGAINST,
  HOW_MUCH_OF_IT,
  IS_ABOUT,
  isReluctant,
  LATER_FOR_A_SECRET,
  MUST_NAME,
  NAMES_WANTED,
  OTHER_WORK,
  SETS_A_BOUNDARY,
  STILL_GOING,
  WHERE_TO_START,
  WHICH_ONE,
  WHO_HEARS_IT,
} from './said-sideways.ts';
import { currentAsk } from './say.ts';
import { wantsItShorter } from './shorter-question.ts';
import { sparesOthers } from './spares-others.ts';
import { takesOffence } from './takes-offence.ts';

/** How the words show a reason, in the question that was asked. */
type Shows = (said: string, input: MoveInput) => boolean;
type Known = readonly [Reason, Shows];

/**
 * Why words were said that were weighed and not known at once: what shows it with this intent alone comes first, then what
 * can be answered whatever the words were taken for.
 */
export function readReason(intent: Intent, input: MoveInput): Reason | undefined {
  const said = input.userText.replaceAll('’', "'").trim();
  const known = [
    ...(FIRST[intent] ?? []),
    ...(LEAVING.has(intent) ? OF_LEAVING : []),
    ...(ASKS_BACK.has(intent) && isImagined(input) ? OF_A_CHOICE : []),
    ...QUESTIONS_OF_FACT,
    ...(LAST[intent] ?? []),
  ];
  return known.find(([, shows]) => shows(said, input))?.[0];
}

export const isImagined = ({ question }: MoveInput): boolean =>
  question.type === 'situational' || question.type === 'technical';

const FIRST: Partial<Record<Intent, readonly Known[]>> = {
  stop: [['called_away', isCalledAway]],
  nerves: [['asks_while_nervous', asksWhileNervous]],
  rephrase: [['wants_it_shorter', wantsItShorter]],
  decline: [['spares_others', (said, { question }) => sparesOthers(said, question.text)]],
  about_job: [
    ['of_the_post', (said, { question }) => !invitesQuestions(question.text) && asksOfThePost(said, question.text)],
  ],
  why_asked: [
    ['of_a_private_thing', asksIfItIsPrivate],
    ['takes_offence', (said, { question }) => takesOffence(said, question.text)],
  ],
};

const LEAVING: ReadonlySet<Intent> = new Set(['skip', 'later', 'told_already', 'blank', 'no_experience']);
const OF_LEAVING: readonly Known[] = [
  ['for_a_loss', (said, { question }) => leavesItForALoss(said, question.text)],
  ['goes_on', wishesToGoOn],
  ['refuses', refusesFirmly],
  ['spares_others', (said, { question }) => sparesOthers(said, question.text)],
  ['it_hurts', (said) => IT_HURTS.test(said)],
];

const ASKS_BACK: ReadonlySet<Intent> = new Set([
  'which_case',
  'rephrase',
  'meaning_of_word',
  'about_job',
  'why_asked',
  'repeat',
]);
const OF_A_CHOICE: readonly Known[] = [
  [
    'chose_a_reading',
    (said, input) =>
      !ASKS_WHICH_MEANING.test(said) &&
      !asksAsWhom(said) &&
      !explainWord(said, currentAsk(input)) &&
      chosenOf(said) !== undefined,
  ],
];

/** Who hears this, whether the employer has a rule, and what else is asked whatever the words were taken for. */
const QUESTIONS_OF_FACT: readonly Known[] = [
  ['asks_as_whom', asksAsWhom],
  ['asks_how_openly', asksHowOpenly],
  ['wants_comfort', (said) => WANTS_COMFORT.test(said)],
  ['line_froze', (said) => LINE_FROZE.test(said)],
  ['asks_the_point', (said) => ASKS_THE_POINT.test(said)],
  ['wants_a_language', (said) => ASKS_FOR_A_LANGUAGE.test(said)],
  ['asks_which_meaning', (said) => ASKS_WHICH_MEANING.test(said)],
  ['who_hears_it', (said) => WHO_HEARS_IT.test(said)],
  [
    'asks_for_a_rule',
    (said, input) => isImagined(input) && !invitesQuestions(input.question.text) && asksForARule(said),
  ],
  ['must_name', (said) => MUST_NAME.test(said)],
  ['names_wanted', (said) => NAMES_WANTED.test(said)],
  ['asks_leave', (said) => ASKS_LEAVE.test(said) && !OF_THE_POST.test(said)],
  ['how_much', (said) => HOW_MUCH_OF_IT.test(said)],
  ['how_long', (said) => ASKS_HOW_LONG.test(said)],
  ['where_to_start', (said) => WHERE_TO_START.test(said)],
  ['asks_what_about', (said) => IS_ABOUT.test(said)],
  ['fears_a_trick', (said) => A_TRICK.test(said)],
  ['held_against', (said) => HELD_AGAINST.test(said)],
  ['other_work', (said, { question: { type } }) => type !== 'behavioral' && type !== 'intro' && OTHER_WORK.test(said)],
  [
    'of_the_case',
    (said, { question }) => question.type === 'situational' && (asksOfTheCase(said) || asksForMoreOfTheCase(said)),
  ],
];

const OF_A_WORD: readonly Known[] = [
  ['checks_a_reading', checksTheirReading],
  ['asks_one_sense', (said, input) => asksForASense(said, currentAsk(input))],
  ['word_in_doubt', (said, input) => wordInDoubt(said, currentAsk(input)) !== undefined],
];
const OF_BEING_ASKED: readonly Known[] = [
  ['asked_so_often', isTiredOfBeingAsked],
  ['asks_if_last', (said) => ASKS_IF_LAST.test(said)],
];

const LAST: Partial<Record<Intent, readonly Known[]>> = {
  rephrase: OF_A_WORD,
  meaning_of_word: OF_A_WORD,
  which_case: [['which_one', (said) => WHICH_ONE.test(said)]],
  decline: [
    ['refuses', refusesFirmly],
    ['fears_being_known', fearsBeingKnown],
    ['sets_a_boundary', (said) => SETS_A_BOUNDARY.test(said) && !isReluctant(said)],
    ['secret_for_later', (said) => LATER_FOR_A_SECRET.test(said)],
    ['is_reluctant', isReluctant],
  ],
  think: [
    ['offers_to_tell', offersToTell],
    ['time_to_put_it', needsTimeToPutIt],
  ],
  hearing: [['still_going', (said) => STILL_GOING.test(said)]],
  joke: [['of_unknown_others', (said) => DOES_NOT_KNOW_THEM.test(said)]],
  about_job: OF_BEING_ASKED,
  about_interviewer: OF_BEING_ASKED,
  why_asked: OF_BEING_ASKED,
};
