/**
 * 'What means correct, to report her or only to tell her?', 'correct how?', 'when ye say correct': a word of the question
 * is what is asked about, in whatever order a learner or a dialect puts it. Undefined where none is.
 */
export function wordInDoubt(said: string, question: string): string | undefined {
  const plain = said.replaceAll(/[’‘]/g, "'").replaceAll(/["“”]/g, '').toLowerCase().trim();
  if (plain.split(/\s+/).length > A_FEW_LINES || ASKS_FOR_A_MEANING.test(question)) return undefined;
  const words = [...new Set(question.toLowerCase().match(/\p{L}[\p{L}-]{3,}/gu) ?? [])].filter(
    (word) => !TOO_PLAIN.test(word),
  );
  return words.find((word) => isAskedAbout(stemOf(word), plain) && !answersItself(stemOf(word), plain));
}
const A_FEW_LINES = 35;
/** What such a question asks of the candidate is no doubt of theirs. */
const ASKS_FOR_A_MEANING =
  /\bwhat (?:does|do|is meant)\b[^.?!]*\b(?:mean|look like|stand for|understand)\b|\bdefine\b|\bwhat is (?:a|an|the)\b|\bdifference between\b|\bexplain\b|\bwhat would you (?:say|ask|tell)\b|\bdo you say\b|\bwhat do you (?:say|ask|tell)\b/i;
const TOO_PLAIN =
  /^(?:what|when|where|which|would|could|should|have|with|your|yours|about|tell|time|that|this|they|them|then|there|from|into|work|does|make|made|like|want|were|will|been|being|some|someone|somebody|something|anything|people|other|others|than|more|most|much|many|very|describe|explain|give|example|and|day|used|need|needed|know|think|feel|here|over|under|after|before|because|while|during|also|just|only|even|last|first|next|asked|asks|says|said|tells|told|going|come|comes|goes|take|takes|find|found|keep|their|own|ever|please|how|why|who|whom|good|best|well|year|years|week|today|customer|company|team|question|dealt|deal|did|had|can)$/;
const stemOf = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '').replace(/(.)\1$/, '$1');

const FILLER =
  "(?:exactly |precisely |actually |really |the word |that word |this word |a |an |the |being |by |to |with |is |it |in |now |please |sir |madam |love |mate |ye |you |y'all )*";
function isAskedAbout(stem: string, plain: string): boolean {
  const word = `["']?${stem.replaceAll(/[^\p{L}-]/gu, '')}\\p{L}{0,6}["']?`;
  return [
    // 'what means exactly correct', 'what do you mean by correct', 'wetin be correct', 'what's correct'
    `\\b(?:what|wetin|whit|wha|wot) (?:means|mean|meaning|do (?:you|ye|y'all|yous|u) (?:mean|call|understand|count as)|does|d'you mean|is meant by|counts as|would count as|be|na|is|'s) ${FILLER}${word}\\b(?! (?:is|was|about|for|to|you|do|did|happen\\p{L}*))`,
    `\\bwhat's ${FILLER}${word}\\b(?=[?,.]|$| (?:mean|then|when|here|like|in this))`,
    `\\bhow (?:do you|d'you|do ye|you) mean,? ${FILLER}${word}\\b`,
    // 'correct means what', 'correct is what exactly', 'correct, what's that', 'correct how?', 'correct in what way'
    `\\b${word}[,.]? (?:it )?(?:means?|is|as in|meaning) (?:what|wetin|how)(?=[?,.]|$| (?:exactly|now|sir|please|like|in|miss|love|do|is)\\b)`,
    `\\b${word}[,.?]? (?:sorry,? |now,? |and )?(?:what(?:'s| is) (?:that|this|it|one of them)|what do(?:es)? (?:that|it|you|ye) (?:mean|call)|how(?: do you mean| exactly| so)?\\?|in what (?:way|sense)|what way\\b|what (?:sort|kind)\\b|what now)`,
    `^\\W*(?:sorry,? |um,? |er,? |so )?(?:the )?${word},? (?:what|wha|whit)(?:,? (?:love|sir|mate|please|miss))?\\?`,
    // 'when you say correct', 'by correct do you mean'
    `\\bwhen (?:you|ye|ya|y'all|u) (?:say|mean|put) ${FILLER}${word}(?=[?]|$|,? (?:do you|is that|is it|are you|what|you mean|that's|does))|\\bby ${FILLER}${word},? (?:do |did |are )?(?:you|ye|we)\\b`,
    // 'I never heard the word correct', 'don't know this word correct', 'what correct means'
    `\\b(?:don't|do not|dont|didn't|never|not|nuh|no|dinnae|not sure|nobody) (?:\\p{L}+ ){0,5}?(?:heard(?: of)?|hear|learned|learnt|taught|met|(?:know|understand|understood|get|sure|told)(?: \\p{L}+){0,2}? (?:what|word)) ${FILLER}${word}(?: (?:means?|is|stands? for|it means?))?(?=[,.?!]|$)`,
    `\\b(?:the|this|that|your|one) word,? ${FILLER}${word}\\b(?=.*(?:\\?|\\b(?:mean\\p{L}*|know|sure|understand|heard|which)\\b))`,
    `\\bwhat ${word}(?: \\p{L}+){0,2} (?:means|is meant|stands for|is supposed to be)\\b`,
    `\\b${word}\\b[^?]{0,12}, (?:is|does) (?:it|that) (?:like |mean |when |where |the |to |for |not |that |about |same )[^.!]*\\??$`,
  ].some((pattern) => new RegExp(pattern, 'iu').test(plain));
}

/** 'What is reliable? Reliable is when they turn up.': asked for the sake of the answer. */
const answersItself = (stem: string, plain: string): boolean =>
  new RegExp(
    `[?.,] (?:well,? |for me,? |to me,? |I think,? )*(?:(?:it|that)(?:'s| is| means)|${stem}\\p{L}{0,6} (?:is|means)|I(?:'d| would|'m| am|'ve)) (?!not\\b|what (?:you|ye)\\b|like\\b)[^?]*$`,
    'iu',
  ).test(plain);
