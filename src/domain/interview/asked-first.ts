/** What people ask before they tell: as whom, how openly, whether they must, and for a moment to find the words. */

const plainly = (said: string) => said.replaceAll('’', "'").trim();

/** 'Do you mean as a nurse or as his aunt?': the one who would do the work is the one who is asked. */
export const asksAsWhom = (said: string): boolean => AS_WHOM.test(plainly(said));
const AS_WHOM =
  /\bas (?!in\b|well\b|soon\b|much\b|many\b|far\b|long\b|if\b)[^.?!,]{2,30},? or (?:(?:are |do )?you (?:asking|mean(?:ing)?) )?(?:me )?as (?!in\b|well\b|if\b)[^.?!]{2,30}\?\W*$/i;

/** 'How frank shall I be?' */
export const asksHowOpenly = (said: string): boolean => HOW_OPENLY.test(plainly(said));
const HOW_OPENLY =
  /\bhow (?:\w+ )?(?:honest|frank|blunt|candid|open|direct|truthful)(?:ly)? (?:do you|d'you|d'ye|would you|can I|may I|should I|shall I|am I|are we)\b[^.?!]*\?\W*$/i;

/** 'Must I answer this one? It's a small place.' */
export const asksWhetherTheyMust = (said: string): boolean => {
  const plain = plainly(said);
  return MUST_I.test(plain) || (A_SMALL_WORLD.test(plain) && MIGHT_BE_KNOWN.test(plain));
};
const MUST_I =
  /^\W*(?:(?:oh|um+|er+m?|uh+|sorry|ah|hm+|ugh|god),? )*(?:do|must|should) (?:I|we) (?:really |actually )?(?:(?:have|need|got) to )?(?:do|answer|say|tell|talk about|go into|get into) (?:that|this|it)(?: one| bit| part)?\b(?! (?:first|again|now|like|in|with|by|as|to)\b)/i;
const A_SMALL_WORLD =
  /\b(?:small|tiny|wee) (?:\w+ )?(?:town|place|village|island|world|community|trade|valley|school|parish)\b|\bevery(?:one|body) knows every(?:one|body)\b/i;
/** Whether the fear is that somebody is known by what is told. */
export const fearsBeingKnown = (said: string): boolean => MIGHT_BE_KNOWN.test(plainly(said));
const MIGHT_BE_KNOWN =
  /\b(?:they|people|somebody|someone|anyone|anybody|every(?:one|body)|you|he|she|folks?)(?:'d|'ll| might| could| would| may| will)(?: well| all| probably| still| even)? (?:know|recogni[sz]e|work out|guess|figure out|find out|tell) (?:who|whom|which|them|him|her|me|it|people|that)?/i;

/** 'Could I have a second for that?', whatever comes after it; nobody else's words in a story. */
export const asksForAMoment = (said: string): boolean => {
  const plain = plainly(said);
  const found = A_MOMENT.exec(plain);
  return found !== null && !TOLD_OF_IT.test(plain.slice(0, found.index));
};
const A_MOMENT =
  /\b(?:may|can|could|might) I (?:just |please |maybe )?(?:take|have|get) (?:just )?(?:a|one|half a|two) (?:quick |little |wee )?(?:second|sec|moment|minute|mo|beat|breath)s?\b(?! (?:of your|off|with (?:him|her|them|the|your)|to (?:say|tell|ask|talk|speak|show|explain)))/i;
const TOLD_OF_IT = /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|like|and|I'd|would)\b[^.?!]*$/i;

/** 'Can we do that later? I have one, I just need to work out how to put it.': time now is what is needed. */
export const needsTimeToPutIt = (said: string): boolean => {
  const plain = plainly(said);
  return LATER.test(plain) && (HOW_TO_PUT_IT.test(plain) || (HAS_ONE.test(plain) && !UNFREE.test(plain)));
};
const HOW_TO_PUT_IT =
  /\b(?:want|need|have|like|trying|let me|got) (?:to )?(?:just )?(?:think|work out|figure out|find)\b[^.?!]{0,20}\bhow (?:to|I(?:'d| can| should| would)?) (?:best )?(?:say|put|tell|word|phrase|explain) (?:it|that|this)\b[^?]{0,60}$/i;
const LATER = /\b(?:come|get|go|circle) back to (?:that|this|it)\b|\b(?:that|this|it)(?: one)? later\b/i;
const HAS_ONE =
  /\b(?:I've got|I have|I do have|there is|there's|got) (?:one|an example|a good one|something in mind)\b/i;
/** What somebody has and is not free to tell. */
const UNFREE =
  /\b(?:but|rather|don't want|can't|not allowed|nda|confidential|private|secret|hard|upset\w*|raw|sorry)\b/i;

/** 'Hang on, there's an echo. Okay. Say that again?': the question once more, and no new start. */
export const endsByAskingAgain = (said: string): boolean => {
  const plain = plainly(said);
  const found = SAY_IT_AGAIN.exec(plain);
  return found !== null && !SAYS_TO_OTHERS.test(plain.slice(0, found.index));
};
const SAY_IT_AGAIN =
  /(?:^|[.!?] )(?:(?:okay|ok|right|sorry|so|now|and|but|um+|er+m?|please|there),? )*(?:(?:can|could|would) you (?:just |please )?)?(?:say|repeat|ask|read) (?:that|it|the question)(?: to me)?(?: (?:for me )?(?:again|once more|one more time)|(?<=(?:you (?:just |please )?)repeat (?:that|it|the question)))(?: for me)?(?:,? please)?[?.]*$/i;
const SAYS_TO_OTHERS =
  /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|I'd|I'll|I would|(?:he|she|they) (?:was|were|is|are|had)|customer|caller|patient)\b/i;

/** 'Is this for everyone, or because of my age?': whether it is asked for something private. */
export const asksIfItIsPrivate = (said: string): boolean => {
  const plain = plainly(said);
  const found = FOR_EVERYONE.exec(plain) ?? BECAUSE_OF_ME.exec(plain);
  return found !== null && !TOLD_OF_IT.test(plain.slice(0, found.index));
};
const FOR_EVERYONE =
  /\b(?:is|was) (?:this|that|it)(?: one| question)? (?:(?:asked )?(?:for|of) every(?:one|body)|(?:something|what) you(?: would|'d)? ask (?:of )?(?:every(?:one|body)|all|the men))\b[^.?!]*\?|\b(?:do|would) you ask (?:(?:this|that|it) (?:of )?)?(?:every(?:one|body)|(?:the |a )?(?:men|man|lads|fathers|dads|others)) ?(?:this|that|too|as well)?[^.?!]{0,20}\?/i;
const BECAUSE_OF_ME =
  /\b(?:(?:is|was) (?:this|that|it)|(?:are you|do you|did you)(?: only| just)? ask(?:ing)?(?: me)?(?: this| that| it)?)(?: only| just)? (?:because|cos|'cause)(?: of)? (?:(?:my|me|the) (?:age|baby|bab(?:y|ies)|kids?|child(?:ren)?|pregnancy|accent|name|religion|hijab|headscarf|disability|wheelchair|illness|health|husband|wife|record|colou?r|gender|sex)|I(?:'m| am) (?:a |an )?(?:woman|girl|man|mother|mum|mom|dad|parent|old(?:er)?|young|pregnant|foreign(?:er)?|black|muslim|disabled|deaf|gay|trans))\b[^.?!]*\?/i;

/** 'They all ask me that, it's getting old.' */
export const isTiredOfBeingAsked = (said: string): boolean => {
  const plain = plainly(said);
  return ASKED_SO_OFTEN.test(plain) && !GOES_ON_TO_ANSWER.test(plain);
};
const ASKED_SO_OFTEN =
  /\b(?:every(?:one|body)|people|they|you lot|youse|you all)(?: all| just| always)? (?:keeps?|keep on|always|all|ever) ?(?:on )?ask(?:s|ing)?(?: me)? (?:that|this|the same)\b|\bsick of (?:being asked|hearing|people asking) (?:that|this|it)\b/i;
const GOES_ON_TO_ANSWER = /\b(?:I (?:\w+ )?(?:say|tell|said|told|answer|think|just)|because|cos|but|so)\b/i;

/** 'You'll ring my old boss for a reference, won't you?' */
export const asksOfReferences = (said: string): boolean => OF_REFERENCES.test(plainly(said));
const OF_REFERENCES =
  /\b(?:you|they|you'll|y'all)\b[^.?!]{0,50}\breferences?\b[^.?!]{0,25}\?|\b(?:do|should|can|will|are) (?:I|you|my|they)\b[^.?!]{0,30}\breferences?\b[^.?!]{0,25}\?/i;

/** 'I can tell you another one if you give me a second', 'go on, I'll think about it': what is offered is waited for. */
export const offersToTell = (said: string): boolean => {
  const plain = plainly(said);
  const found = OFFERS_ANOTHER.exec(plain) ?? WILL_THINK.exec(plain);
  return found !== null && !TOLD_OF_IT.test(plain.slice(0, found.index));
};
const OFFERS_ANOTHER =
  /\bI(?:'ll| can| could|'d| will) (?:give|tell|find|do|get|think of|pick|offer) (?:you )?(?:a different|another|some other|a better|an easier|something else|one)\b[^.?!]{0,25}\b(?:if you(?:'ll|'d| can| could| would)? |just |please )?(?:give|allow|let|gimme) ?(?:me )?(?:have )?(?:just )?(?:a|one|half a) (?:wee |little )?(?:second|sec|moment|minute|mo|tick)\W*$/i;
const WILL_THINK =
  /(?:^|[.!?,;] )(?:(?:but|okay|ok|all right|go on|right|well|fine|sure|and|so),? )*I(?:'ll| will) (?:have a )?think (?:about|of|on|over) (?:that|it|this|one)(?: one)?(?: for a (?:second|moment|minute|bit))?[.!]*$/i;

/** 'Can I ask you something first?', 'before I answer, is it nights?', with whatever is told of why. */
export const asksBeforeAnswering = (said: string): boolean => FIRST_A_QUESTION.test(plainly(said));
const FIRST_A_QUESTION =
  /^\W*(?:(?:sorry|well|um+|er+m?|oh|okay|so|right|actually|yeah|hang on),? )*(?:(?:can|could|may) I (?:just )?(?:ask|check) (?:you )?(?:something|a question|one thing|a thing|this|one question)\b[^.?!]{0,12}\b(?:first|before)\b|before I (?:answer|say|tell you|go into|start)\b)[^.!]*\?/i;
