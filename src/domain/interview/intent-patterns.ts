import type { Intent } from './move.ts';

/** What words can be when they are no answer. */
export type Request = Exclude<Intent, 'answer' | 'silence'>;

interface IntentPatterns {
  intent: Request;
  /** Tried on lower-case words without punctuation or opening fillers. */
  patterns: readonly RegExp[];
  /** "I don't know, but …" is an answer: with this many words beside the match, or a turn like "but", it counts. */
  answerWords?: number;
}

/** Tried in order; the first that matches decides. Recognisers drop letters and small words, so the patterns allow it. */
export const INTENT_PATTERNS: readonly IntentPatterns[] = [
  {
    intent: 'instruction',
    patterns: [
      /\b(ignore|disregard|forget|override) (all |any |your |the |my |previous |above |prior |of )*(instructions?|rules|prompts?)\b/,
      /\b(system prompt|you are now (a|an|my|in)\b|pretend (to be|you)|developer mode|jailbreak)/,
      /\bgive me (a |the |an )?(full|top|high|highest|perfect|maximum|max|good|hundred|\d+)\b.{0,25}\b(scores?|marks?|points|rating|grade)\b/,
    ],
  },
  {
    intent: 'repeat',
    patterns: [
      /\b(can|could|would|will|may|might|please) (you |u |we |i )?(please |kindly |maybe |just )*(repeat|say|ask|go over|read|hear|have)\b.{0,25}\b(again|once more|one more time|one time more|slower|slowly)\b/,
      /\b(can|could|would|will|may) (you|u) (please |kindly |maybe |just )*(repeat|speak (up|slower|more slowly|louder))\b/,
      /^(please )?repeat( (it|that|this|dad|the|your|question|again|please|last|part|one|more|time))*$/,
      /^(say (that |it )?again|again|come again|once more|one more time|pardon( me)?|say what|what|huh|excuse me|i beg your pardon|beg your pardon)( please)?$/,
      /\b(what|which) (was|is|were|were you) (the|your|that|again the|asking)\b.{0,12}\b(question|again)\b/,
      /\bi (really |just |still )?(didn'?t|did not|couldn'?t|could not|can'?t|cannot|not) (quite |really |properly )?(hear|catch|heard|get) (that|you|it|the question|the last part|the end|what you said|your question)$/,
      /\b(i )?(missed|forgot|lost|forget) (that|the question|your question|what you (said|asked)|what the question was)$/,
      /\b(the|your) (sound|voice|audio|line) (was |is |has )?(cut|broke|broken|gone|bad|unclear|low)\b/,
    ],
  },
  {
    intent: 'rephrase',
    patterns: [
      /\b(rephrase|reword|re word|paraphrase)\b/,
      /\b(put|say|ask|explain) (it|that|this|the question|your question) (in )?((another|a different|other|different|simpler|easier) (way|words)|differently|more simply)\b/,
      /\b(can|could|would|will) (you|u) (please |maybe |just )*(clarify|explain|be more specific|make it clear|give me (an example|a hint|more context|some context|an idea))\b/,
      /^(please )?(clarify|explain)( (that|it|this|the|your|question|please|more))*$/,
      /\b(what|how) (do|did|does|are) (you|u|that|it|this) (mean|meaning|looking for|asking|want to know|want to hear)\b/,
      /\bwhat (do you mean|does [\w' ]{1,30} mean|you mean|is (the )?meaning of|means)\b/,
      /\bi (really |still |just |am |am afraid i )?(don'?t|do not|didn'?t|did not|not|no|can'?t|cannot) (quite |really |fully |completely )?(understand|understood|follow|get)( (it|that|this|you|what you mean|what you are asking|what you're asking|the question|your question|this question|question|the meaning))?( very well| well| sorry| at all)*$/,
      /\b(i'?m|i am) not (quite |really |completely |entirely )?(sure|clear|certain) (what you|what is being|what the question|i understand|i understood|i follow|about the question|what kind of)\b/,
      /\bwhat (kind|sort|type) of (example|answer|situation|thing|experience)s? (do|are|would|should|you)\b/,
      /^(do|did) you mean\b/,
      /^(is|are) (this|that|it|you) (asking|about|in terms of)\b/,
      /\b(the|this|your) question is(n'?t| not) (very |really |quite )?clear\b/,
    ],
  },
  {
    intent: 'stop',
    patterns: [
      /\b(i (want|need|would like|have|'d like) to|can (we|i)|could (we|i)|let'?s|may i|please) (please |just )*(stop|end|quit|finish|leave|cancel|pause)( (it|this|the|interview|here|now|there|session|for today|please|call))*$/,
      /^(stop|end|quit|cancel|finish) (the |this )?(interview|session)$/,
    ],
  },
  {
    intent: 'skip',
    patterns: [
      /\b(can|could|may|shall) (we|i|you) (please |just |maybe )*(skip|move on|move to|pass|go on|go to the next|have the next|do the next|get the next|take the next|leave (it|this|that))\b/,
      /\b(let'?s|let us|i'?d (like|prefer|rather)( to)?|i would (like|prefer|rather)( to)?|i want to|i prefer to|i will|i'?ll|we should) (please |just )*(skip|move on|pass|go on to|go to the next)\b/,
      /^(please )?(skip|pass|next|move on)( (this|that|it|one|on|question|to|the|next|please|over))*$/,
      /^(the )?next (one|question)( please)?$/,
    ],
  },
  {
    intent: 'told_already',
    patterns: [
      /\b(i|we)('ve| have)? (already|just) (told|said|answered|explained|mentioned|covered|did that|gave|talked)\b/,
      /^(as|like) i (already |just )?(said|told you|mentioned|explained)\b/,
      /^(that'?s|that is|it'?s|it is) (all|everything|what i said)( i (have|can say|said|know|remember))?$/,
      /\b(nothing|not much) (else|more)( to (say|add|tell))?$/,
    ],
    answerWords: 8,
  },
  {
    intent: 'decline',
    patterns: [
      /\b(nda|n d a|non ?disclosure|confidential|confidentiality|under embargo|classified)\b/,
      /\b(i'?m|i am) not (allowed|permitted|free) to (say|tell|talk|share|discuss)\b/,
    ],
    answerWords: 12,
  },
  {
    intent: 'why_asked',
    patterns: [
      /\bwhy (do|are|would|did|should) (you|u|i) (ask|asking|want|need|have to|answer|care)\b/,
      /\b(is|are|how is) (this|that|it) (even |really )?(relevant|necessary|important|legal|allowed)\b/,
      /\bwhat('?s| is| has) (this|that|it) (got |have )?to do with\b/,
    ],
    answerWords: 12,
  },
  {
    intent: 'decline',
    patterns: [
      /\bi (really |just |honestly )?(don'?t|do not|won'?t|will not) (want|wish|like|care|feel like|feel comfortable)( to)? (answer|answering|talk|talking|say|saying|discuss|share|sharing|tell|with this|with that)\w*\b/,
      /\bi (really )?(won'?t|will not|refuse to|am not going to) (answer|talk|say|discuss|share|tell)\b/,
      /\b(not|isn'?t|don'?t feel|wasn'?t) (really |very |quite )?comfortable (answering|with|talking|sharing|discussing|saying)\b/,
      /\b(i'?d|i would|would|i) (rather not|prefer not)\b/,
      /\b(none|not any) of your business\b/,
      /\b(that'?s|that is|this is|it'?s|it is|what) an? (very |really |bit |little |rather |pretty |too )*(stupid|silly|bad|weird|personal|inappropriate|private|strange|ridiculous|dumb|unfair|rude|odd|terrible) (question|thing to ask)\b/,
      /^(that'?s|that is|this is|it'?s|it is) (a bit |very |really |too |kind of )*(personal|private|inappropriate|unfair|rude)$/,
    ],
    answerWords: 12,
  },
  {
    intent: 'think',
    patterns: [
      /^(let me (think|see|remember|recall)|give me (a|one|just a|some|two) (moment|second|sec|minute|minutes|seconds|time)|one (moment|second|sec|minute)|just a (moment|second|sec|minute)|hold on|hang on|wait|wait a (moment|second|sec|minute)|i need (a|some) (moment|minute|time|second)( to think)?|i'?m thinking|i am thinking|good question|that'?s a (good|hard|tough|difficult|tricky|interesting) (question|one)|that is a (good|hard|tough|difficult|tricky|interesting) (question|one))( (please|about|that|this|it|for|a|moment|second|sec|minute|first|on))*$/,
    ],
  },
  {
    intent: 'hearing',
    patterns: [
      /\b(can|could|do|did) you (even |still )?(hear|see) (me|us|that)\b/,
      /\b(is|are) (this|that|it|my|the) (mic|microphone|thing|audio|recording)? ?(on|working|recording)$/,
      /^(are you (still )?there|is anybody there|is anyone there|anybody there|testing|test|check|mic check)( .{0,20})?$/,
    ],
  },
  {
    intent: 'about_interviewer',
    patterns: [
      /\b(are|r) you (really |actually |even )?(a |an )?(real|human|robot|ai|bot|person|machine|computer|chatbot|chat ?gpt)\b/,
      /^(who|what) are you\b/,
      /^what('?s| is) your name\b/,
      /^(and )?(how are you|how('?s| is) it going|how do you do)\b/,
    ],
  },
  {
    intent: 'feedback',
    patterns: [
      /\bhow (am|did|was|do you think) (i|my|that|it)( \w+)? ?(doing|do|done|go|answer|answers|so far)?$/,
      /^(was|is) (that|this|it|my answer) (ok|okay|good|right|correct|enough|fine|alright|a good answer)\b/,
      /^(did|do) i (get|do|answer|pass|sound)\b.{0,25}$/,
    ],
  },
  {
    intent: 'about_job',
    patterns: [
      /^(what('?s| is)|how much is|tell me about|can you tell me about|could you tell me about) (the |your )?(salary|pay|wage|package|benefits|company|team|culture|hours|holidays?)\b/,
      /^how (many|much) (more |other )?(questions?|time|minutes|longer)\b/,
      /^how long (is|does|will|do)\b/,
      /^(when|how) (will|do) i (hear|know|get)\b/,
      /^tell me a (joke|story)$/,
      /^what('?s| is) the (weather|time)\b/,
      /^(do|does) (you|the company|they) (offer|have|allow|pay|provide)\b/,
    ],
  },
  {
    intent: 'rude',
    patterns: [
      /\b(fuck (you|off|this)|shut up|screw you|you suck|go to hell|you'?re (useless|stupid|an idiot)|you are (useless|stupid|an idiot)|(stupid|dumb|useless) (bot|robot|machine|ai|thing))\b/,
    ],
  },
  {
    intent: 'blank',
    patterns: [
      /\b(i |we )?(really |honestly |just |actually )?(don'?t|do not|didn'?t|not|dont) (really |actually |even )?know( (that|this|it|how to answer( that| this)?|what to (say|answer)|the answer|much about (it|that|this)|anything about (it|that|this)|about (it|that|this)|yet|at all|sorry))*/,
      /\b(dunno|no idea|no clue|haven'?t a clue|not a clue|not the faintest)\b/,
      /\bi (really |just |honestly )?(can'?t|cannot|could not|couldn'?t|don'?t|do not) (really |quite |even )?(think of|remember|recall|come up with|answer|say)( (it|that|this|one|an example|any example|any|anything|a time|a situation|something|much|right now|at the moment|now|off the top of my head))*/,
      /\b(nothing|no example|no examples?) (really )?(comes|come|springs) to (my )?mind\b/,
      /\b(my mind|i) (has |have |'ve )?(gone|went|is|am) blank\b/,
      /^(i'?m|i am) not (really |quite |too )?sure( (about that|about this|how to answer( that| this)?|what to say|sorry|at all))*$/,
      /\bi (have |'ve |had )?never (really |actually |ever )?(done|had|been in|worked with|faced|encountered|come across|experienced|used) (that|this|it|one|such|any of|anything|a situation|those|them)\b.{0,20}$/,
      /\bi (have |'ve |had )?never (really |actually |ever )?(used|worked with|heard of) [\w ]{2,25}$/,
      /\b(i )?(have|had|with|there is) no (real |such |relevant |work |much )*(experience|example|knowledge)\b/,
      /^(not (that i (can think of|know|remember)|really|at all)|no|nope|nah|none|never|nothing)( (sorry|not really|sir|madam|thanks|thank you))*$/,
    ],
    answerWords: 8,
  },
  {
    intent: 'greeting',
    patterns: [
      /^(hi|hello|hey|good (morning|afternoon|evening|day)|nice to meet you|pleased to meet you|thanks|thank you|cheers|ok|okay|sure|alright|all right|ready|(i'?m|i am) ready|fine|great|cool|got it|i see|yes please|let'?s (go|start|begin)|here we go)( (there|again|to you|you|for|having|me|too|very|much|so|sir|madam|thanks|let'?s|go|start|begin|ok|okay|and|hello|hi|nice|meet|everyone|the|question|asking|ready|i'?m|that|now))*$/,
    ],
  },
];
