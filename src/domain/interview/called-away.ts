/** 'I'm so sorry, I have to stop here. They are calling me from the ward.': let go at once, whatever was asked. */
export const isCalledAway = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  return (
    plain.split(/\s+/).length <= A_FEW_SENTENCES &&
    MUST_GO.test(plain) &&
    IS_NEEDED.test(plain) &&
    TO_THE_LISTENER.test(plain) &&
    !OF_A_CASE.test(plain)
  );
};
const A_FEW_SENTENCES = 45;

const MUST_GO =
  /\b(?:I(?:'ve| have|'ll|'m| am| think I(?:'ll|'ve)?)?|I'm afraid I(?:'ll|'ve| have)?|we(?:'ll|'ve)?) ?(?:really |may |might |will |just |probably |now |dey )*(?:got to|have to|has to|going to have to|gonna have to|fixing to have to|need to|must|better|gotta|had better|should|ought to|supposed to) (?:just |now |quickly )?(?:go|run|dash|leave|stop|head|fly|shoot|drop (?:off|this|out)|rush|answer (?:that|this|them|it)|end|hang up|nip|jump off|log off|get off|get back|get down|cut|break off|take (?:that|this|it)|see to|pause)\b|\bI(?:'m| am) (?:off|away|needed|wanted|going now|leaving)\b|\b(?:have|has|got) to (?:stop|leave|end|cut) (?:it |this )?(?:here|there|now)\b|\bI (?:can't|cannot|won't be able to|can not) (?:stay|finish|go on|carry on|continue|do (?:this|the rest))\b|\b(?:I've|I have|have|got|gotta|must|need) (?:to )?(?:go|run|dash|shoot|fly|leg it|head|leave)\b|\blet me go\b|\bI(?:'m| am)? (?:beg|begging) to (?:go|leave)\b/i;

const WHO = "(?:they|he|she|somebody|someone|people|(?:the|my|our|a) (?:[\\p{L}']+ ){0,2}[\\p{L}']+|[\\p{L}]+)";
/** Somebody calls for them now, or something has just happened there. */
const IS_NEEDED = new RegExp(
  [
    `\\b${WHO}(?:'re| are|'s| is)(?: all| just| now| here)? (?:calling|ringing|phoning|shouting|paging|bleeping|buzzing|beeping|needing|waving|screaming|roaring|knocking|bawling|looking for|asking for|wanting|waiting (?:on|for) me)\\b`,
    "\\bI(?:'m| am)(?: just| now)? (?:being |getting )(?:called|paged|bleeped|buzzed|rung|summoned|shouted|needed)\\b|\\bI(?:'ve| have) (?:just )?been (?:called|paged|bleeped|summoned|buzzed)\\b",
    "\\b(?:pager|bleep|bleeper|buzzer|radio|alarm|siren|phone|tannoy|bell|beeper)(?:'s| is|s are)(?: just| now)? (?:going|ringing|gone|buzzing|off)\\b",
    "\\b(?:there's|there is|there(?:'s| has| have) been|we(?:'ve| have)(?: just)?(?: got| had)?|it's|it is) (?:just )?(?:been )?an? (?:[\\p{L}-]+ ){0,3}(?:emergency|accident|fire|fall|crash|arrest|flood|leak|incident|fight|call-?out|shout|birth|delivery|mother|woman|lady|patient|resident|cow|ewe|heifer|mare|child|baby)\\b",
    '\\b(?:calving|lambing|foaling|farrowing|in labour|into labour|in labor|into labor|fully dilated|collapsed|choking|fitting|having a (?:fit|seizure|stroke)|bleeding|gone missing|on fire|had a fall|fallen|after (?:falling|collapsing|having|going)|been taken (?:ill|bad|to hospital)|broken (?:down|out)|waters? (?:broke|have broken|has broken|gone))\\b',
    "\\b(?:school|nursery|hospital|ward|control|depot|care home|police)(?:'s| is| has| have| are|'ve)? (?:just )?(?:rang|rung|ringing|calling|called|on the phone|phoned|phoning)\\b",
  ].join('|'),
  'iu',
);
/** Said to whoever is on the line, and not of what one would do there. */
const TO_THE_LISTENER =
  /\b(?:sorry|apolog\w+|excuse me|forgive|pardon|afraid|stop here|leave (?:it|this|you)|hang up|log off|(?:end|stop|finish|cut) (?:this|it|the (?:interview|call))|(?:the|this) (?:interview|call)|bye|another (?:day|time)|right now|this minute|abeg|please|another one)\b/i;
const OF_A_CASE = /\b(?:if|whenever|when (?:they|he|she|it|the|a|somebody|someone)|I'd|I would|then I)\b/i;
