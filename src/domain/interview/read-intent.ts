/** What the candidate's words are, as far as the turn is concerned. */
export type Intent =
  | 'answer'
  | 'silence'
  | 'repeat_request'
  | 'rephrase_request'
  | 'no_answer'
  | 'pushback'
  | 'small_talk';

/** Longer than this, words are an answer whatever they open with. */
const LONGEST_REQUEST_WORDS = 25;

const PATTERNS: readonly [Exclude<Intent, 'answer' | 'silence'>, RegExp][] = [
  [
    'repeat_request',
    /\b(repeat|say (that|it) again|come again|once more|pardon|didn'?t (hear|catch)|missed (that|the question))\b/,
  ],
  [
    'rephrase_request',
    /\b(rephrase|re-?word|clarify|what do you mean|don'?t (quite )?understand|not sure (what|i understand)|explain the question)\b/,
  ],
  [
    'no_answer',
    /\b(don'?t know|do not know|no idea|can'?t think of|nothing comes to mind|can'?t remember|skip (this|it|the)?|pass on (this|that)|^pass\b)/,
  ],
  [
    'pushback',
    /\b(why (do|are) you ask|don'?t want to (answer|talk)|not comfortable|rather not|next question|is this relevant)\b/,
  ],
  [
    'small_talk',
    /^(hi|hello|hey|good (morning|afternoon|evening)|how are you|thanks?( you)?|okay|ok|sure|yes|no|ready|one (moment|second)|let me think)\b/,
  ],
];

export function readIntent(userText: string): Intent {
  const text = userText.toLowerCase().replaceAll('’', "'").trim();
  if (text === '') return 'silence';
  const words = text.split(/\s+/).length;
  if (words > LONGEST_REQUEST_WORDS) return 'answer';
  const found = PATTERNS.find(([, pattern]) => pattern.test(text));
  if (!found) return 'answer';
  const [intent] = found;
  // A greeting or a yes that goes on is the beginning of an answer.
  return intent === 'small_talk' && words > 6 ? 'answer' : intent;
}
