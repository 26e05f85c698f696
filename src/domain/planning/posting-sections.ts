import type { PostingText } from './posting-text.ts';

const SECTION = {
  asked:
    /^(?:.{0,30}\b(?:requirements?|qualifications?|skills|essential|desirable|nice to have|what you(?:'ll)? (?:bring|need|have)|what we(?:'re| are) looking for|you (?:have|bring|are|need)|about you|who you are|person specification|profil|must[- ]haves?|your (?:profile|background|skills)|stack|we(?:'d| would) like)\b.{0,20}|you)$/i,
  done: /^(?:.{0,30}\b(?:responsibilities|duties|tasks|what you(?:'ll|'d| will)? (?:do|be doing)|the role|your role|day to day|accountabilities|you will|the job|the work|what does the job look like|aufgaben|missions?)\b.{0,20})$/i,
  aside:
    /^(?:.{0,20}\b(?:benefits|what we offer|we offer|perks|about us|about (?:the )?company|who we are|how to apply|equal opportunit\w+|why join.{0,30}|our values|our culture|what you'll get|what's in it for you|application process|to apply|next steps|package|salary|location|rewards?|diversity|equality|inclusion)\b.{0,20})$/i,
} as const;

export type Section = keyof typeof SECTION | 'open';
/** Which part of the posting a place of its text lies in. */
export type PostingSections = (place: number) => Section;

export function readSections(posting: PostingText): PostingSections {
  const starts: [number, Section][] = [];
  let at = 0;
  for (const { text } of posting.lines) {
    const inline = /^([^:]{3,48}?)(?::\s+| [-–—|] )(?=\S)/.exec(text)?.[1];
    const label = inline ?? (text.length <= 50 ? text.replace(/[:\s]+$/, '') : '');
    const section = (['aside', 'asked', 'done'] as const).find((name) => SECTION[name].test(label));
    if (section) starts.push([at, section]);
    at += text.length + 1;
    // What stands behind a label of the same line ends with the line; a heading's part goes on.
    if (section && inline) starts.push([at, 'open']);
  }
  return (place) => {
    let from = 0;
    let to = starts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((starts[middle]?.[0] ?? 0) <= place) from = middle + 1;
      else to = middle;
    }
    return starts[from - 1]?.[1] ?? 'open';
  };
}

/** Lines that no job is described by: how all are welcome, how to apply, what is paid. */
const ASIDE =
  /\b(?:equal opportunit|regardless of|without regard|discriminat|protected (?:characteristic|veteran)|sexual orientation|gender identity|reasonable adjustments?|accommodations?|cookies?|privacy|unsubscribe|curriculum vitae|send (?:your|us|a)|closing date|apply (?:now|here|by|via|with|to|at)|per (?:hour|annum|year|month)|pension|holidays?|bonus|discounts?|salary|perks|we offer|welcom\w+ (?:all )?applications|applications from|(?:sections|parts) of (?:the|our) community|all backgrounds|under-?represented|(?:celebrat\w+|valu\w+|embrac\w+|champion\w+) (?:\p{L}+ (?:and )?){0,2}diversity|diversity (?:and|&) inclusion|divers\w+ (?:workforce|backgrounds|workplace)|inclusive (?:culture|workplace|employer|workforce)|confidential(?:ity)? notice|intended recipient|kind regards|best wishes|yours (?:sincerely|faithfully))\b/iu;
export const isAside = (sentence: string): boolean => ASIDE.test(sentence);

const TRAINING =
  /\b(?:training|courses?)\b[^:]{0,40}\b(?:given|provided|included|paid|offered|free|supplied|funded)\b|\b(?:free|full|paid|funded)\b[^:]{0,20}\btraining\b|\bwe(?:'ll| will)? train (?:you|everyone)\b|^training\b\s*(?:[:–—-]|$)/i;
/** Something is said of somebody, so that the sentence is more than a list. */
const SAYS =
  /\b(?:is|are|was|were|will|you|we|our|your|us|they|who|which|that|has|have|had|can|must|should|would|needs?|want|please)\b/i;

/** Whether a sentence tells what one is taught, or is a bare list after one that does: courses are no skills to be asked about. */
export const isTaught = (sentence: string, before: string): boolean =>
  tellsOfTraining(sentence) || (tellsOfTraining(before) && !SAYS.test(sentence));

/** A long sentence tells of more than of what one is taught. */
const tellsOfTraining = (sentence: string): boolean =>
  TRAINING.test(sentence.trim()) && sentence.trim().split(/\s+/).length <= TRAINING_WORDS;
const TRAINING_WORDS = 12;

/** A line with blanks for the sentences that tell what one is taught. */
export function blankTaught(line: string): string {
  let before = '';
  return line.replace(/[^.!?()]+[.!?()]*/g, (sentence) => {
    const taught = isTaught(sentence, before);
    before = sentence;
    return taught ? ' '.repeat(sentence.length) : sentence;
  });
}

/** A line with blanks for the sentences that no job is described by; every other word keeps its place. */
export const blankAsides = (line: string): string =>
  line.replace(/[^.!?]+[.!?]*/g, (sentence) => (isAside(sentence) ? ' '.repeat(sentence.length) : sentence));

const FOREIGN =
  /(?:^|[\s(])(?:und|der|die|das|mit|für|von|zu|wir|sie|ein|eine|oder|auf|les|des|du|une|et|pour|avec|dans|vous|nous|el|los|las|con|para|una|por|y|del|gli|per|il|che|een|het|voor|met|en|w|z|oraz|na|dla|nie|jest|com|uma|às)(?=[\s,.;)]|$)/giu;
/** Whether a line is written in another language, so that nothing of it can be said in an English question. */
export function isForeign(line: string): boolean {
  const hits = line.slice(0, 1_000).match(FOREIGN)?.length ?? 0;
  return hits >= 2 && hits * 12 >= line.slice(0, 1_000).split(' ').length;
}
