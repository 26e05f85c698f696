import { askOfPart } from './ask-of-part.ts';
import {
  asksAsWhom,
  asksHowOpenly,
  asksIfItIsPrivate,
  fearsBeingKnown,
  isTiredOfBeingAsked,
  needsTimeToPutIt,
  offersToTell,
} from './asked-first.ts';
import { EXAMPLE_OF_A_CASE } from './asking-again.ts';
import { asksOfThePost } from './asks-of-the-post.ts';
import { wordInDoubt } from './asks-what-a-word-means.ts';
import { asksWhileNervous } from './asks-while-nervous.ts';
import { isCalledAway } from './called-away.ts';
import {
  asksForMoreOfTheCase,
  asksOfTheCase,
  checksTheirReading,
  chosenOf,
  isUnlikeTheQuestion,
  OF_THE_POST,
  phraseFromElsewhere,
} from './case-asked-back.ts';
import { explainIdiom, explainWord } from './explain-word.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Intent, Move, MoveInput } from './move.ts';
import { partsOf } from './parts-of-question.ts';
import {
  ASKS_FOR_A_LANGUAGE,
  ASKS_HOW_LONG,
  ASKS_THE_POINT,
  ASKS_WHICH_MEANING,
  asksForASense,
  LINE_FROZE,
  refusesFirmly,
  WANTS_COMFORT,
} from './plain-wishes.ts';
import {
  A_MACHINE,
  ASKS_IF_HEARD,
  ASKS_WHAT_WAS_READ,
  askedWord,
  choiceOf,
  HAS_TO_BE,
  OF_A_PRIVATE_LIFE,
  offersAReading,
  offersOneCase,
  partThatWasSaid,
} from './question-back.ts';
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
import { currentAsk, numberOf, say } from './say.ts';
import { inShort, sympathyFor, wantsItShorter } from './shorter-question.ts';
import { asksForStory, sparesOthers } from './spares-others.ts';
import { withoutOpening } from './spoken-question.ts';
import { subjectOf } from './subject-of-question.ts';
import { takesOffence } from './takes-offence.ts';
import { kinWhoDied, tellsOfGrief } from './tells-of-loss.ts';
import { wordPlainerAsk } from './word-again.ts';

export function wordReaction({ intent }: Move, input: MoveInput): string {
  const withAReason = wordWishWithAReason(intent, input);
  if (withAReason) return withAReason;
  const isImagined = input.question.type === 'situational' || input.question.type === 'technical';
  const mayChoose =
    isImagined &&
    !ASKS_WHICH_MEANING.test(input.userText.trim()) &&
    !asksAsWhom(input.userText) &&
    ASKS_BACK.has(intent) &&
    !explainWord(input.userText, currentAsk(input));
  const choice = mayChoose ? chosenOf(input.userText) : undefined;
  if (choice) return say(input, 'chosen', { choice });
  const known = wordQuestionOfFact(input);
  if (known) return known;
  switch (intent) {
    case 'rephrase':
    case 'meaning_of_word': {
      if (checksTheirReading(input.userText))
        return isUnlikeTheQuestion(input.userText, input.question.text)
          ? wordPlainerAsk(input)
          : say(input, 'taken_like_that', restOfTheQuestion(input));
      const idiom = explainIdiom(input.userText);
      if (idiom) return say(input, 'meaning_of_word', idiom);
      const phrase = phraseFromElsewhere(input.userText, currentAsk(input));
      if (phrase) return say(input, 'not_needed_here', { phrase });
      const explained = explainWord(input.userText, currentAsk(input));
      const isReading = offersAReading(input.userText);
      if (explained)
        return say(
          input,
          isReading && isLike(input.userText, explained) ? 'meaning_confirmed' : 'meaning_of_word',
          explained,
        );
      // One sense that is offered may be the wrong one: better none than a false one.
      if (asksForASense(input.userText, currentAsk(input))) return say(input, 'sense_of_the_trade');
      if (isReading) return say(input, 'taken_like_that');
      const choice = input.question.type === 'behavioral' ? undefined : choiceOf(input.userText);
      if (choice) return say(input, choice);
      const word = askedWord(input.userText, currentAsk(input));
      if (word) return say(input, 'meaning_is_open', { word });
      const doubted = wordInDoubt(input.userText, currentAsk(input));
      if (!doubted) return wordPlainerAsk(input);
      return /\bor\b/i.test(input.userText)
        ? say(input, 'as_best_known')
        : say(input, 'meaning_is_open', { word: doubted });
    }
    case 'example_wanted': {
      const word = askedWord(input.userText, currentAsk(input));
      if (word) return say(input, 'meaning_is_open', { word });
      return say(input, intent, { example: EXAMPLE_OF_A_CASE[input.question.type] });
    }
    case 'repeat': {
      const part = partThatWasSaid(input.userText, currentAsk(input));
      return part ? say(input, 'repeat_part', { part: withArticle(part, currentAsk(input)) }) : say(input, intent);
    }
    case 'which_case':
      if (WHICH_ONE.test(input.userText)) return say(input, 'any_of_them');
      if (input.question.type === 'intro' && OF_A_PRIVATE_LIFE.test(input.userText))
        return say(input, 'work_is_enough');
      if (HAS_TO_BE.test(input.userText)) return say(input, 'need_not_be');
      if (offersOneCase(input.userText)) return say(input, 'one_case');
      return say(input, input.question.type === 'behavioral' ? intent : (choiceOf(input.userText) ?? 'either_way'));
    case 'decline':
      return wordDecline(input);
    case 'think':
      if (tellsOfGrief(input.userText)) {
        const who = kinWhoDied(input.userText);
        return who ? `I am sorry about ${who}. Take all the time you need.` : say(input, 'time_in_grief');
      }
      if (offersToTell(input.userText)) return say(input, 'please_do');
      return say(input, needsTimeToPutIt(input.userText) ? 'time_to_put_it' : intent);
    case 'hearing':
      if (/\bsee (?:me|us)\b/i.test(input.userText)) return say(input, 'not_seen');
      return say(input, ASKS_IF_HEARD.test(input.userText) || STILL_GOING.test(input.userText) ? intent : 'repeat');
    case 'joke':
      return say(input, DOES_NOT_KNOW_THEM.test(input.userText) ? 'quip_about_others' : intent);
    case 'rude':
      return say(input, A_MACHINE.test(input.userText) ? 'called_a_machine' : intent);
    case 'about_job':
    case 'about_interviewer':
    case 'why_asked':
      if (isTiredOfBeingAsked(input.userText)) return say(input, 'asked_so_often');
      if (ASKS_IF_LAST.test(input.userText)) return say(input, input.isLastQuestion ? 'is_the_last' : 'not_the_last');
      if (input.question.type === 'situational' && /\b(?:is that|are those|do you mean)\b/i.test(input.userText)) {
        const choice = choiceOf(input.userText);
        if (choice) return say(input, choice);
      }
      if (intent === 'about_job' && invitesQuestions(input.question.text)) return say(input, 'asked_at_the_end');
      if (intent === 'about_job' && isImagined && /\?/.test(input.userText) && !OF_THE_POST.test(input.userText))
        return say(input, 'assumed');
      return say(input, ASKS_WHAT_WAS_READ.test(input.userText) ? 'job_unread' : intent);
    case 'stop':
      return say(input, intent, { how_to_end: howToEnd(input) });
    case 'answer':
    case 'blank':
    case 'no_experience':
    case 'later':
    case 'skip':
      return say(input, 'silence');
    case 'told_already':
      return say(input, 'not_told_here');
    default:
      return say(input, intent);
  }
}

/** What is wanted is granted, and its reason is heard: an illness, a call, nerves, the sake of others. */
function wordWishWithAReason(intent: Intent, input: MoveInput): string | undefined {
  const { userText, question } = input;
  switch (intent) {
    case 'stop':
      return isCalledAway(userText) ? say(input, 'called_away', { how_to_end: howToEnd(input) }) : undefined;
    case 'nerves':
      return asksWhileNervous(userText) ? say(input, 'asked_while_nervous') : undefined;
    case 'rephrase':
      return wantsItShorter(userText) ? wordInShort(input) : undefined;
    case 'decline':
      if (!sparesOthers(userText, question.text)) return undefined;
      return say(input, asksForStory(question.text) ? 'for_their_sake' : 'for_their_sake_in_general');
    case 'about_job':
      return !invitesQuestions(question.text) && asksOfThePost(userText, question.text)
        ? say(input, intent)
        : undefined;
    case 'why_asked':
      if (asksIfItIsPrivate(userText)) return say(input, 'about_the_work_only');
      return takesOffence(userText, question.text) ? say(input, 'takes_offence') : undefined;
    case 'silence':
      // What was refused for the sake of others is not read out again to whoever thinks of something else.
      return refusedLast(input) ? say(input, 'for_their_sake') : undefined;
    case 'later':
      return say(input, 'last_so_take_time');
    default:
      return undefined;
  }
}

const refusedLast = ({ question, turnsInQuestion }: MoveInput): boolean => {
  const last = turnsInQuestion.findLast(({ speaker, text }) => speaker === 'human' && text.trim() !== '');
  return last !== undefined && last.scored !== true && sparesOthers(last.text, question.text);
};

const wordInShort = (input: MoveInput): string =>
  [sympathyFor(input.userText), say(input, 'in_short', { short_ask: inShort(currentAsk(input)) })]
    .filter(Boolean)
    .join(' ');

const ASKS_BACK = new Set<Intent>(['which_case', 'rephrase', 'meaning_of_word', 'about_job', 'why_asked', 'repeat']);

/** Whoever has said what the first part is about, and only checks it, hears the rest alone. */
function restOfTheQuestion({ question }: MoveInput): Record<string, string> {
  const [first = '', second, more] = partsOf(withoutOpening(question.text));
  return second !== undefined &&
    more === undefined &&
    /^what(?:'s|’s| is| are| do you (?:know about|understand by))\b/i.test(first)
    ? { again: askOfPart(second, question.type) }
    : {};
}

/** What can be answered whatever the words were taken for: who hears this, and whether the employer has a rule. */
function wordQuestionOfFact(input: MoveInput): string | undefined {
  if (asksAsWhom(input.userText)) return say(input, 'in_the_work');
  if (asksHowOpenly(input.userText)) return say(input, 'as_openly');
  if (WANTS_COMFORT.test(input.userText)) return say(input, 'comfort');
  if (LINE_FROZE.test(input.userText)) return say(input, 'line_froze');
  if (ASKS_THE_POINT.test(input.userText)) return say(input, 'challenged');
  if (ASKS_FOR_A_LANGUAGE.test(input.userText)) return say(input, 'english_only');
  if (ASKS_WHICH_MEANING.test(input.userText.trim())) return say(input, 'as_best_known');
  if (WHO_HEARS_IT.test(input.userText)) return say(input, 'who_hears_it');
  const { type, text } = input.question;
  if ((type === 'situational' || type === 'technical') && !invitesQuestions(text) && asksForARule(input.userText))
    return say(input, 'no_rule_known', { company: input.profile.company || 'the employer' });
  if (MUST_NAME.test(input.userText)) return say(input, 'no_names_needed');
  if (NAMES_WANTED.test(input.userText)) return say(input, 'names_left_out');
  if (ASKS_LEAVE.test(input.userText) && !OF_THE_POST.test(input.userText)) return say(input, 'allowed');
  if (HOW_MUCH_OF_IT.test(input.userText)) return say(input, 'as_much');
  if (ASKS_HOW_LONG.test(input.userText)) return say(input, 'as_long');
  if (WHERE_TO_START.test(input.userText)) return say(input, 'where_to_start');
  if (IS_ABOUT.test(input.userText)) return say(input, 'either_way');
  if (A_TRICK.test(input.userText)) return say(input, 'no_trick');
  if (HELD_AGAINST.test(input.userText)) return say(input, 'not_held_against');
  if (type !== 'behavioral' && type !== 'intro' && OTHER_WORK.test(input.userText))
    return say(input, 'own_work_will_do');
  if (type === 'situational' && (asksOfTheCase(input.userText) || asksForMoreOfTheCase(input.userText)))
    return say(input, choiceOf(input.userText) ?? 'case_is_open');
  return undefined;
}

/** Whether a reading that is offered shares a word with what is meant. */
const isLike = (said: string, { word, meaning }: { word: string; meaning: string }): boolean => {
  const heard = said.toLowerCase();
  return (meaning.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some(
    (each) => each !== word && heard.includes(each.slice(0, 6)),
  );
};

/** 'new system' as the question has it: 'a new cloud payroll system'. */
const withArticle = (part: string, ask: string): string =>
  /^(?:a|an|the|my|your|his|her)\b/i.test(part) ||
  !new RegExp(`\\b(?:a|an)\\b[^.?!]{0,30}${part.split(' ').at(-1)}`, 'i').test(ask)
    ? part
    : `${/^[aeiou]/i.test(part) ? 'an' : 'a'} ${part}`;

/** Only a story has another example; a reason or a way of doing things can be told in part. */
function wordDecline(input: MoveInput): string {
  const { type, text } = input.question;
  if (refusesFirmly(input.userText)) return say(input, 'left_unsaid_in_general');
  if (fearsBeingKnown(input.userText)) return say(input, 'nobody_known');
  if (type === 'behavioral' && SETS_A_BOUNDARY.test(input.userText.trim()) && !isReluctant(input.userText))
    return say(input, OF_A_SECRET.test(text) ? 'keeps_it' : 'boundary');
  if (LATER_FOR_A_SECRET.test(input.userText)) return say(input, 'no_later');
  if (type === 'behavioral') return say(input, isReluctant(input.userText) ? 'reluctant' : 'decline');
  if (type === 'motivation') return say(input, 'decline_a_reason', { wish: subjectOf(text).wish ?? 'the work itself' });
  return say(input, 'decline_in_general');
}

const OF_A_SECRET = /\b(?:sensitive|confidential\w*|secret|trusted with|discretion|discreet)\b/i;

/** The button that ends an interview works from the second question on. */
const howToEnd = ({ question }: MoveInput) =>
  numberOf(question.id) === 0
    ? 'You can close this page whenever you like, and everything you said is kept.'
    : 'You can end with the End Interview button whenever you like, and your answers are kept.';
