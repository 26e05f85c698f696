/** What speech carries besides its content. No two repeats side by side can take the same letters, or a run of fillers takes forever. */

/** Words that fill a pause. `like` only counts where pauses surround it. */
export const FILLER =
  /\b(?:u+m+|u+h+|erm*|ehm|hmm+|mhm|you know(?! (?:what|how|that|who|where|why|when|the|about|if|whether|it|this|my|your|which)\b)(?: what i mean)?|i mean|basically|literally|like i said|as i said|sort of|kind of|kinda|sorta|or whatever|and stuff(?: like that)?|or something(?: like that)?|and so on|et cetera|so yeah|yeah so|sorts of stuff|if that makes sense|at all really|,? (?:isn't|doesn't|don't|didn't|wasn't|aren't|won't) (?:it|they|you|he|she)(?=[,.?!]|$)|(?:so )?(?:and )?(?:that|this) was (?:the|my) (?:situation|task|action|result)|that's it really|that was it really|and all that|you see)\b|(?<=, |^|[.?!…] )(?:like|right|okay|ok|well|yeah|so like|so well)(?=,)|(?<=[a-z]), like,? (?=um|uh|you know|i )|\blike,(?= )|^(?:like|yeah|okay|right) (?=\w)/gi;

/** Words that make a fact sound like a guess. */
export const HEDGE =
  /\b(?:i (?:think|guess|suppose|believe|feel like)(?: that)?(?: maybe| perhaps| probably)?|maybe|perhaps|probably|possibly|i'm not (?:really |quite |very |so )?sure|i am not (?:really |quite |so )?sure|not (?:really )?sure|more or less|to be (?:quite |perfectly )?honest|honestly|somehow|i don't (?:really )?know(?! (?:what|how|why|who|where|when|the|any|it|him|her|them)\b)|a (?:little )?bit|hopefully|sort of thing)\b/gi;

/** Before the answer begins. Where no mark ends it soon, as recognisers write, it ends with its own words. */
export const PREAMBLE =
  /^[,.\s]*(?:\b(?:so|well|okay|ok|yeah|um+|uh+|oh|hmm+|right|wow|sure|yes|i mean|you know|basically)\b[,.\s]*)*(?:(?:that|this|it)(?:'s| is) (?:actually |such )?an? (?:really |very )?(?:great|good|interesting|tough|hard|difficult|tricky|excellent) (?:one|question)|(?:great|good|interesting|tough|excellent) question|thank you (?:so much |very much )?for (?:asking|the question|that question|having me|this)|thanks for (?:asking|the question|having me)|let me (?:just )?(?:think|see)|let's see|how (?:should|do|shall|can) i (?:start|put|say|begin|explain)|where (?:do|should|shall) i (?:start|begin)|i(?:'m| am) glad (?:that )?you asked)(?:[^.?!]{0,40}[.?!]+)?(?:\s*(?:let me (?:just )?(?:think|see)[^.?!]{0,40}|thank you[^.?!]{0,40}|that(?:'s| is) an? (?:\w+ )?(?:good|great|interesting) (?:one|question)[^.?!]{0,40}|um+,?|so)[.?!]+)*/i;

/** Goes back for something that should have come before, or stops and begins again. */
export const BACKTRACK =
  /\b(?:oh,? (?:and|before|so|wait|yeah|but|i forgot|what|that)|no,? wait|wait(?=,)|i should(?:'ve| have) (?:said|mentioned|started|told)|i should (?:say|mention|add)|i forgot to (?:say|mention|tell)|(?:that|this) was (?:before|after|earlier|later)(?: that| i|,)|before (?:that|all that|this),? (?:i|the|we|he|she|there)|(?:going|to go|let me go|coming) back (?:to|a bit|a step)|sorry,? (?:first|before|i (?:should|forgot|mean)|no)|no,? first|well,? (?:first|before|actually first|the)|actually,? (?:before|first|no)|but (?:the )?\w+ came later|let me (?:start|begin|go back|rephrase)|(?:i'm|i am) (?:jumping|getting ahead)|by the way|or no\b|but no first|no it was|(?:that was|this was) later on|before all (?:that|this)|before that i(?:'d)?|you do that first|i found that afterwards|that's (?:the main|one) thing|(?:i think )?i \w+, yeah i did|but before that|that was after|yeah so the|where was i|anyway)\b/gi;

/** Points back to what should have been told first. */
export const BACK_REFERENCE =
  /\b(?:before (?:that|all)|because before|earlier|i should(?: have|'ve)? (?:say|said)|i forgot|oh and|go(?:ing)? back|to begin with|at the (?:start|beginning)|in the first place|originally|(?:this|that) was (?:after|before|when|back)|the reason (?:was|is))\b/i;

/** Where an answer leaves its path, in the speaker's own words. */
export const DIGRESSION_CUE =
  /\b(?:don't get me started|mind you|no pun intended|you wouldn't believe|i'm not being funny|(?:you know )?what they're like|you ask any(?:one|body)|they'll tell you|(?:i'm )?not (?:going to|gonna) lie|to be fair|i'll be honest(?: with you)?|cut it short|by the way|that reminds me|reminds me of|but i digress|off topic|where was i|what was i saying|(?:that|which) is (?:another|a different|a whole other|a long) story|that's (?:another|a different) story|it'?s funny|funny (?:story|thing|enough)|funnily enough|speaking of|on a side note|side note|not that it matters|which is (?:another|a different) (?:thing|topic)|believe it or not|random(?:ly)?|oh and|i remember(?: that)?$|completely unrelated|unrelated(?:ly)?|it's like with (?:my|our)|anyways?)\b/i;

/** People who are seldom part of a work story. */
export const KIN =
  /\bmy (?:brother|sister|wife|husband|girlfriend|boyfriend|partner|mate|friends?|dad|father|mum|mom|mother|uncle|aunt|cousin|neighbou?rs?|grand\w+|kids?|son|daughter|dog|cat)s?\b/i;

/** Words that could stand in any answer. */
export const VAGUE =
  /\b(?:stuff|things?|something|someone|somebody|somewhere|various|a lot of|lots of|different kinds of|all kinds of|whatever)\b/gi;

export const PROFANITY = /\b(?:fuck\w*|shit\w*|bullshit|asshole|bastards?|bitch\w*|crap)\b/gi;

/** Talks to whoever grades instead of whoever asks. */
export const INJECTION =
  /\b(?:(?:ignore|disregard|forget|override) (?:all |any |everything |the |your |my )*(?:previous|above|prior|earlier|instructions?|rules|prompts?|criteria)|(?:give|award|assign|grant|grade|rate|score|mark) (?:me|this|the answer|this answer|this response|my answer|the candidate)(?: with)? (?:a |an |the |as )*(?:(?:full|max\w*|perfect|highest|top|best|excellent) )?(?:scores?|marks?|points?|ratings?|credit|excellent|perfect|100|10|hundred|a\+)|(?:give|award|assign|output|return|print) (?:a |an |the )?(?:full |perfect |maximum |top |highest )?(?:scores?|rating)\b|you are (?:now )?(?:the|a|an) (?:\w+ )?(?:grader|ai|judge|assistant|evaluator|scorer|language model)|(?:dear|note to|attention|hey|message to|instructions? (?:to|for)) (?:the |an? |any )?(?:ai|grader|judge|evaluator|scorer|scoring|language model)|system (?:prompt|override)|deserves? (?:a |the )?(?:perfect|full|maximum|highest|top) (?:score|marks|points|rating)|this (?:answer|response) (?:meets|satisfies|deserves|should (?:get|receive|be (?:scored|graded|rated)))|(?:set|output|return|print|respond with) (?:the |all |only )?(?:scores?|json|problem_answer|conciseness|structure)|end of (?:transcript|answer|prompt)|(?:problem_answer|conciseness|structure)"? ?: ?\d+|(?:the )?scores? (?:above|below) (?:is|are) final)\b/i;

/** Names the parts of a method instead of filling them. */
export const METHOD_TALK =
  /\b(?:so |and |but )*(?:that|this) (?:was|is) (?:the|my) (?:situation|task|action|result|outcome)\b[,.]?|\bthe (?:situation|task|action|result|outcome) (?:was|is) (?:this|as follows|the following)\b[,.:]?/gi;
