/** What the candidate reads of the interviewer's words. */
export interface Caption {
  /** What is asked, and whether it is a follow-up. */
  caption: string;
  captionIsFollowUp: boolean;
  /** What was said beside it, such as thanks; '' where nothing was. */
  acknowledgement: string;
}

interface Said {
  text: string;
  isFollowUp: boolean;
  /** Whether it reacts to the candidate (a repeat, other words, a moment to think) and asks nothing further. */
  isReaction: boolean;
}

/** Where a sentence ends that another one follows. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+(?=\S)/u;
const ASKS = /\?["'”’)]?$/u;
const TELLS_TO_ANSWER =
  /^(?:(?:please|then|and|so|now|just),? )*(?:(?:tell|walk|talk|take|give|show) (?:me|us)|describe|explain|share|name|pick) /i;

/** The question that was asked, by itself. */
export const plainCaption = (text: string): Caption => ({
  caption: text,
  captionIsFollowUp: false,
  acknowledgement: '',
});

/**
 * The caption after a reply. Thanks never take the place of the question, which the candidate still has to read; a
 * question that is asked once more, or in other words, keeps its label.
 */
export function captionAfter(before: Caption, { text, isFollowUp, isReaction }: Said): Caption {
  const said = text.trim();
  const { caption, captionIsFollowUp } = before;
  if (!isFollowUp) return { caption, captionIsFollowUp, acknowledgement: said };
  if (caption !== '' && said.endsWith(caption))
    return { caption, captionIsFollowUp, acknowledgement: said.slice(0, -caption.length).trim() };
  const { lead, ask } = splitAsk(said);
  if (isReaction) return { caption: ask || caption, captionIsFollowUp, acknowledgement: lead };
  return ask === ''
    ? { caption: said, captionIsFollowUp: true, acknowledgement: '' }
    : { caption: ask, captionIsFollowUp: true, acknowledgement: lead };
}

/** Whether words ask for something, and are not thanks or a moment to think alone. */
export const asks = (text: string): boolean => splitAsk(text.trim()).ask !== '';

/** Parts what is asked from the sentences before it; nothing may be asked. */
function splitAsk(text: string): { lead: string; ask: string } {
  const sentences = text.split(SENTENCE_END);
  const first = sentences.findIndex((sentence) => ASKS.test(sentence) || TELLS_TO_ANSWER.test(sentence));
  if (first === -1) return { lead: text, ask: '' };
  return { lead: sentences.slice(0, first).join(' '), ask: sentences.slice(first).join(' ') };
}
