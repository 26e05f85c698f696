import {
  AFTER_A_BLANK,
  IN_A_FEW_WORDS,
  NARROWER_OPENINGS,
  PLAINER,
  REPHRASE_OPENINGS,
  SMALLER,
  STEP_BY_STEP,
} from './asking-again.ts';
import { ASK_FAMILY, GAP_ASKS } from './gap-asks.ts';
import type { Gap, Move, MoveInput } from './move.ts';
import { partsOf } from './parts-of-question.ts';
import { currentAsk, fillWhole, firstUnused, hasSlot, numberOf, pickUnused, rotate } from './say.ts';
import { firstPartOf, shortAskOf, withoutOpening } from './spoken-question.ts';
import { subjectOf } from './subject-of-question.ts';

/** The gap that is being asked about at the moment; undefined while it is the question itself. */
const currentGap = ({ turnsInQuestion }: MoveInput): Gap | undefined =>
  turnsInQuestion.findLast(({ kind }) => kind === 'follow_up')?.gap ?? undefined;

export function wordPlainerAsk(input: MoveInput): string {
  const gap = currentGap(input);
  const number = numberOf(input.question.id);
  const own = gap && ownAskOf(gap, input);
  if (own)
    return firstUnused(
      input,
      IN_A_FEW_WORDS.map((opening) => `${opening} ${own}`),
    );
  const asks = gap ? rotate(GAP_ASKS[gap].plainer, number) : plainerAsks(input);
  const openings =
    gap === undefined && input.question.type === 'situational' ? STEP_BY_STEP : rotate(REPHRASE_OPENINGS, number);
  // Each wording has an opening of its own, so that neither is heard twice.
  const worded = asks.map((ask, i) => `${openings[i % openings.length]} ${ask}`);
  return firstUnused(input, worded);
}

/** What the question is about in a shorter sentence first; then its first part, and what can be said of its topic. */
function plainerAsks({ question }: MoveInput): readonly string[] {
  const plain = withoutOpening(question.text);
  const subject = subjectOf(question.text);
  const topic = question.topic.trim();
  const [named, loose] = [
    PLAINER[question.type].filter(hasSlot),
    PLAINER[question.type].filter((ask) => !hasSlot(ask)),
  ];
  const ofSubject = fillWhole(
    named.filter((ask) => !ask.includes('{topic}')),
    { ...subject },
  );
  const ofTopic = topic
    ? fillWhole(
        named.filter((ask) => ask.includes('{topic}')),
        { topic },
      )
    : [];
  const first = ofSubject.length === 0 ? firstPartOf(plain) : undefined;
  const asks = [...ofSubject, ...(first ? [first] : []), ...ofTopic, ...loose];
  return asks.length > 0 ? asks : [plain];
}

/** A follow-up in words of its own, such as a part of the question: nothing else asks for the same. */
function ownAskOf(gap: Gap, input: MoveInput): string | undefined {
  const ask = currentAsk(input);
  if (gap !== 'specifics' && !ask.startsWith('And ')) return undefined;
  const { text, type } = input.question;
  const usual = fillWhole(GAP_ASKS[gap].asks[ASK_FAMILY[type]], { ...subjectOf(text), question: withoutOpening(text) });
  if (usual.includes(ask) || GAP_ASKS[gap].plainer.includes(ask)) return undefined;
  const own = IN_A_FEW_WORDS.reduce<string>((rest, opening) => rest.replace(`${opening} `, ''), ask).replace(
    /^And /,
    '',
  );
  return /\?$/.test(own) ? own.charAt(0).toUpperCase() + own.slice(1) : undefined;
}

export function wordNarrowerTry({ intent }: Move, input: MoveInput): string {
  const gap = currentGap(input);
  const own = gap && ownAskOf(gap, input);
  const ask = own ? `${IN_A_FEW_WORDS[0]} ${own}` : gap ? GAP_ASKS[gap].smaller : smallerAskOf(input.question);
  return pickUnused(
    input,
    (intent === 'blank' ? AFTER_A_BLANK : NARROWER_OPENINGS).map((opening) => `${opening} ${ask}`),
  );
}

/** What a colleague would say helps with strengths and weaknesses alone; a worry or a wish is asked for once more. */
const smallerAskOf = ({ type, text }: MoveInput['question']): string =>
  type === 'self_assessment' && !OF_WHAT_OTHERS_SEE.test(text) && partsOf(withoutOpening(text)).length === 1
    ? shortAskOf(withoutOpening(text)) || withoutOpening(text)
    : SMALLER[type === 'technical' && ASKS_WHAT_WOULD_BE_DONE.test(text) ? 'situational' : type];
/** Whoever has never worked is not asked what they have done that comes near a thing to be imagined. */
const ASKS_WHAT_WOULD_BE_DONE = /\bwhat (?:would|will) you (?:do|try|check|look at)\b/i;

const OF_WHAT_OTHERS_SEE =
  /\b(?:strengths?|weak\w*|good at|better at|best at|describe (?:you|yourself)|say (?:about|of) you|improv\w+|skills?|qualit(?:y|ies)|proud\w*|known for|difficult|criticism|feedback|kind of)\b/i;
