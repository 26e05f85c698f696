import { tellsOfADeath } from './acknowledge.ts';
import { TOLD_OF_A_DEATH } from './acknowledgements.ts';
import { askAfterFollowUp } from './ask-after-follow-up.ts';
import { OPENINGS } from './asking-again.ts';
import { breaksOff, earlierAnswers, isAskedOn } from './decide-move.ts';
import { findDirectQuestion } from './direct-question.ts';
import { ASK_FAMILY, GAP_ASKS } from './gap-asks.ts';
import { asksFor, leadIn } from './lead-in.ts';
import type { Gap, Intent, MoveInput } from './move.ts';
import { type Occasion, PHRASES } from './phrases.ts';
import { wishesToGoOn } from './plain-wishes.ts';
import { fillWhole, numberOf, pickUnused, rotate, startOf } from './say.ts';
import { withoutOpening } from './spoken-question.ts';
import { briefly, subjectOf } from './subject-of-question.ts';
import {
  kinNamedAlone,
  kinNamedBriefly,
  kinWhoDied,
  tellsOfGrief,
  tellsOfHardship,
  tellsOpenly,
} from './tells-of-loss.ts';
import { askOfThinAnswer } from './thin-answer.ts';

export function wordFollowUp(gap: Gap, input: MoveInput): string {
  const { text: question, type } = input.question;
  const asks =
    thinAsksFor(gap, input) ?? asksFor(gap, input.question, input.userText) ?? GAP_ASKS[gap].asks[ASK_FAMILY[type]];
  const subject = subjectOf(question);
  const slots = { ...subject, story: briefly(subject.story), question: withoutOpening(question) };
  const ask = pickUnused(input, fillWhole(asks, slots));
  // What goes on from the answer by itself needs none of its words before it.
  const goesOn = /^And /.test(ask) || (/^Can you /.test(ask) && gap !== 'specifics');
  const lead = goesOn ? '' : leadIn(gap, input.userText);
  const isNew = lead !== '' && !input.turnsInQuestion.some(({ text }) => text.startsWith(lead));
  const aside = wordAside(input);
  const opening = isNew
    ? lead
    : !aside && tellsOfADeath(input.userText)
      ? TOLD_OF_A_DEATH
      : gap === 'refocus' || aside
        ? ''
        : pickOpening(input);
  return [aside, opening, ask].filter(Boolean).join(' ');
}

export const toldInAll = (input: MoveInput) => [...earlierAnswers(input), input.userText].join(' ');

/** None twice in a question, as long as there are others. */
function pickOpening(input: MoveInput): string {
  const openings = rotate(OPENINGS, numberOf(input.question.id) + startOf(input.interviewId));
  const isNew = (opening: string) => !input.turnsInQuestion.some(({ text }) => text.startsWith(`${opening} `));
  return openings.find(isNew) ?? openings[0] ?? '';
}

/** Asks for what a thin answer plainly lacks, where that is what is asked for. */
function thinAsksFor(gap: Gap, input: MoveInput): readonly string[] | undefined {
  const thin = isAskedOn(input)
    ? askAfterFollowUp(input, toldInAll(input))
    : askOfThinAnswer(input.question, toldInAll(input));
  return thin?.gap === gap ? thin.asks : undefined;
}

/** A word on what came with an answer: a loss that was told, or a question back; '' mostly. */
export function wordAside(input: MoveInput): string {
  if (tellsOpenly(input.userText)) return pickUnused(input, PHRASES.told_openly);
  const named = HOME_OF_THE_DYING.test(input.question.text)
    ? (earlierAnswers(input).map(kinNamedAlone).find(Boolean)?.name ?? kinNamedBriefly(input.userText))
    : undefined;
  if (named && !kinNamedAlone(input.userText)) return `I am sorry about ${named}.`;
  const kin = kinWhoDied(input.userText);
  const goesOn = wishesToGoOn(input.userText) ? ' Of course, we go on.' : '';
  const leaves = breaksOff(input.userText) ? ' Of course, we leave it there.' : goesOn;
  if (kin && tellsOfGrief(input.userText)) return `I am sorry about ${kin}.${leaves}`;
  if (tellsOfGrief(input.userText))
    return pickUnused(input, breaksOff(input.userText) ? PHRASES.left_there_in_grief : PHRASES.told_of_grief);
  if (tellsOfHardship(input.userText)) return pickUnused(input, PHRASES.told_of_hardship);
  const asked = findDirectQuestion(input.userText, input.question.text);
  const occasion = asked && ASIDES[asked];
  return occasion ? pickUnused(input, PHRASES[occasion]) : '';
}

/** Whoever names somebody near to them when asked why a hospice has lost them there. */
const HOME_OF_THE_DYING = /\b(?:hospice|palliative)\b/i;

const ASIDES: Partial<Record<Intent, Occasion>> = {
  about_job: 'asked_about_job',
  about_interviewer: 'asked_about_interviewer',
  why_asked: 'asked_why',
  feedback: 'asked_if_enough',
};
