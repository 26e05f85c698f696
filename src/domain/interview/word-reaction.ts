import { askOfPart } from './ask-of-part.ts';
import { EXAMPLE_OF_A_CASE } from './asking-again.ts';
import { wordInDoubt } from './asks-what-a-word-means.ts';
import { chosenOf, isUnlikeTheQuestion, OF_THE_POST, phraseFromElsewhere } from './case-asked-back.ts';
import { explainIdiom, explainWord } from './explain-word.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Intent, Move, MoveInput, Reason } from './move.ts';
import { partsOf } from './parts-of-question.ts';
import type { Occasion } from './phrases.ts';
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
import { isImagined } from './read-reason.ts';
import { currentAsk, numberOf, say } from './say.ts';
import { inShort, sympathyFor } from './shorter-question.ts';
import { asksForStory, sparesOthers } from './spares-others.ts';
import { withoutOpening } from './spoken-question.ts';
import { subjectOf } from './subject-of-question.ts';
import { kinWhoDied, tellsOfGrief } from './tells-of-loss.ts';
import { wordPlainerAsk } from './word-again.ts';

export function wordReaction({ intent, reason }: Move, input: MoveInput): string {
  return (reason && wordReason(reason, intent, input)) ?? wordIntent(intent, reason, input);
}

/** What can be said to a reason alone. Undefined where the intent, or the kind of question, has to say more. */
function wordReason(reason: Reason, intent: Intent, input: MoveInput): string | undefined {
  const { userText, question, profile } = input;
  const isStory = question.type === 'behavioral';
  switch (reason) {
    case 'called_away':
      return intent === 'stop' ? say(input, 'called_away', { how_to_end: howToEnd(input) }) : undefined;
    case 'taken_ill':
      return say(input, reason, { how_to_end: howToEnd(input) });
    case 'wants_it_shorter':
      return wordInShort(input);
    case 'spares_others':
      if (intent !== 'decline') return undefined;
      return say(input, asksForStory(question.text) ? 'for_their_sake' : 'for_their_sake_in_general');
    case 'chose_a_reading': {
      const choice = isImagined(input) ? chosenOf(userText) : undefined;
      return choice ? say(input, 'chosen', { choice }) : undefined;
    }
    case 'asks_for_a_rule':
      return isImagined(input) && !invitesQuestions(question.text)
        ? say(input, 'no_rule_known', { company: profile.company || 'the employer' })
        : undefined;
    case 'other_work':
      return isStory || question.type === 'intro' ? undefined : say(input, 'own_work_will_do');
    case 'of_the_case':
      return question.type === 'situational' ? say(input, choiceOf(userText) ?? 'case_is_open') : undefined;
    case 'checks_a_reading':
      return isUnlikeTheQuestion(userText, question.text)
        ? wordPlainerAsk(input)
        : say(input, 'taken_like_that', restOfTheQuestion(input));
    case 'sets_a_boundary':
      return isStory ? say(input, OF_A_SECRET.test(question.text) ? 'keeps_it' : 'boundary') : undefined;
    case 'is_reluctant':
      return isStory ? say(input, 'reluctant') : undefined;
    case 'offers_to_tell':
    case 'time_to_put_it':
      return tellsOfGrief(userText) ? undefined : say(input, reason === 'offers_to_tell' ? 'please_do' : reason);
    case 'still_going':
      return intent === 'hearing' ? say(input, intent) : undefined;
    case 'asks_if_last':
      return say(input, input.isLastQuestion ? 'is_the_last' : 'not_the_last');
    default: {
      const occasion = OCCASIONS[reason];
      return occasion && (intent === 'decline' || !OF_A_REFUSAL.has(reason)) ? say(input, occasion) : undefined;
    }
  }
}

/** The reasons that one phrase answers, whatever else was said. */
const OCCASIONS: Partial<Record<Reason, Occasion>> = {
  asks_while_nervous: 'asked_while_nervous',
  of_the_post: 'about_job',
  of_a_private_thing: 'about_the_work_only',
  takes_offence: 'takes_offence',
  asked_so_often: 'asked_so_often',
  asks_as_whom: 'in_the_work',
  asks_how_openly: 'as_openly',
  wants_comfort: 'comfort',
  line_froze: 'line_froze',
  asks_the_point: 'challenged',
  wants_a_language: 'english_only',
  asks_which_meaning: 'as_best_known',
  who_hears_it: 'who_hears_it',
  must_name: 'no_names_needed',
  names_wanted: 'names_left_out',
  asks_leave: 'allowed',
  how_much: 'as_much',
  how_long: 'as_long',
  where_to_start: 'where_to_start',
  which_one: 'any_of_them',
  asks_what_about: 'either_way',
  fears_a_trick: 'no_trick',
  held_against: 'not_held_against',
  refuses: 'left_unsaid_in_general',
  fears_being_known: 'nobody_known',
  secret_for_later: 'no_later',
  of_unknown_others: 'quip_about_others',
};
const OF_A_REFUSAL: ReadonlySet<Reason> = new Set(['refuses', 'fears_being_known', 'secret_for_later']);

function wordIntent(intent: Intent, reason: Reason | undefined, input: MoveInput): string {
  switch (intent) {
    case 'rephrase':
    case 'meaning_of_word':
      return wordMeaning(reason, input);
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
      if (input.question.type === 'intro' && OF_A_PRIVATE_LIFE.test(input.userText))
        return say(input, 'work_is_enough');
      if (HAS_TO_BE.test(input.userText)) return say(input, 'need_not_be');
      if (offersOneCase(input.userText)) return say(input, 'one_case');
      return say(input, input.question.type === 'behavioral' ? intent : (choiceOf(input.userText) ?? 'either_way'));
    case 'decline':
      return wordDecline(input);
    case 'think': {
      if (!tellsOfGrief(input.userText)) return say(input, intent);
      const who = kinWhoDied(input.userText);
      return who ? `I am sorry about ${who}. Take all the time you need.` : say(input, 'time_in_grief');
    }
    case 'hearing':
      if (/\bsee (?:me|us)\b/i.test(input.userText)) return say(input, 'not_seen');
      return say(input, ASKS_IF_HEARD.test(input.userText) ? intent : 'repeat');
    case 'rude':
      return say(input, A_MACHINE.test(input.userText) ? 'called_a_machine' : intent);
    case 'about_job':
    case 'about_interviewer':
    case 'why_asked':
      if (input.question.type === 'situational' && /\b(?:is that|are those|do you mean)\b/i.test(input.userText)) {
        const choice = choiceOf(input.userText);
        if (choice) return say(input, choice);
      }
      if (intent === 'about_job' && invitesQuestions(input.question.text)) return say(input, 'asked_at_the_end');
      if (intent === 'about_job' && isImagined(input) && /\?/.test(input.userText) && !OF_THE_POST.test(input.userText))
        return say(input, 'assumed');
      return say(input, ASKS_WHAT_WAS_READ.test(input.userText) ? 'job_unread' : intent);
    case 'stop':
      return say(input, intent, { how_to_end: howToEnd(input) });
    case 'later':
      return say(input, 'last_so_take_time');
    case 'silence':
      // What was refused for the sake of others is not read out again to whoever thinks of something else.
      return say(input, refusedLast(input) ? 'for_their_sake' : intent);
    case 'answer':
    case 'blank':
    case 'no_experience':
    case 'skip':
      return say(input, 'silence');
    case 'told_already':
      return say(input, 'not_told_here');
    default:
      return say(input, intent);
  }
}

/** A word is explained where it is known, and else left open; what was not understood is put more plainly. */
function wordMeaning(reason: Reason | undefined, input: MoveInput): string {
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
  if (reason === 'asks_one_sense') return say(input, 'sense_of_the_trade');
  if (isReading) return say(input, 'taken_like_that');
  const choice = input.question.type === 'behavioral' ? undefined : choiceOf(input.userText);
  if (choice) return say(input, choice);
  const word = askedWord(input.userText, currentAsk(input));
  if (word) return say(input, 'meaning_is_open', { word });
  const doubted = reason === 'word_in_doubt' ? wordInDoubt(input.userText, currentAsk(input)) : undefined;
  if (!doubted) return wordPlainerAsk(input);
  return /\bor\b/i.test(input.userText)
    ? say(input, 'as_best_known')
    : say(input, 'meaning_is_open', { word: doubted });
}

const refusedLast = ({ question, turnsInQuestion }: MoveInput): boolean => {
  const last = turnsInQuestion.findLast(({ speaker, text }) => speaker === 'human' && text.trim() !== '');
  return last !== undefined && last.scored !== true && sparesOthers(last.text, question.text);
};

const wordInShort = (input: MoveInput): string =>
  [sympathyFor(input.userText), say(input, 'in_short', { short_ask: inShort(currentAsk(input)) })]
    .filter(Boolean)
    .join(' ');

/** Whoever has said what the first part is about, and only checks it, hears the rest alone. */
function restOfTheQuestion({ question }: MoveInput): Record<string, string> {
  const [first = '', second, more] = partsOf(withoutOpening(question.text));
  return second !== undefined &&
    more === undefined &&
    /^what(?:'s|’s| is| are| do you (?:know about|understand by))\b/i.test(first)
    ? { again: askOfPart(second, question.type) }
    : {};
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
  if (type === 'behavioral') return say(input, 'decline');
  if (type === 'motivation') return say(input, 'decline_a_reason', { wish: subjectOf(text).wish ?? 'the work itself' });
  return say(input, 'decline_in_general');
}

const OF_A_SECRET = /\b(?:sensitive|confidential\w*|secret|trusted with|discretion|discreet)\b/i;

/** The button that ends an interview works from the second question on. */
const howToEnd = ({ question }: MoveInput) =>
  numberOf(question.id) === 0
    ? 'You can close this page whenever you like, and everything you said is kept.'
    : 'You can end with the End Interview button whenever you like, and your answers are kept.';
