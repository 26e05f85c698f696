/** Words that speak to what a part of a question can ask for, by what is asked. */

export const OWN_DOING =
  /\b(?:I|me)(?:'d|'ve|'ll|'m(?= \w+ing))? (?!am\b|was\b|were\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|felt\b|found\b|can't\b|couldn't\b|hate\b|like\b|love\b|have a\b|had a\b|saw\b)\w+|\bmy (?:own )?(?:part|role|job|bit|idea|task)\b/i;
export const CHANGED =
  /\b(?:chang\w+|now|since|next time|from then|instead(?! of)|stopped|switched|never again|today|after that|afterwards|these days|learn\w+|always|later|then I|then we|dropped|replaced|removed|took (?:it|that) out|put (?:in|a|an|up|on)|fitted|installed|new|introduced|added|began|every time|nowadays|differently|would still|nothing)\b/i;
export const AFTERWARDS =
  /\b(?:after\w*|later|next (?:day|morning|week)|then I|then we|and then|since|note|record\w*|write|wrote|log\w*|report\w*|tell (?:the|my)|ring|call|email|follow\w* up|speak to|talk to|check\w*|once (?:it|she|he|they)|in the end|finally|so I|so we)\b/i;
export const MEASURED =
  /\b(?:measur\w+|count\w*|survey\w*|complain\w*|scor\w+|inspect\w*|audit\w*|check\w*|feedback|figures|per ?cent|compar\w+|rating\w*|record\w*|review\w*|sampl\w+|returns?|mystery|walked|looked|asked|same|test\w*)\b|%/i;
export const KNOWN_BY =
  /\b(?:measur\w+|count\w*|survey\w*|complain\w*|scor\w+|inspect\w*|audit\w*|check\w*|feedback|figures|per ?cent|compar\w+|rating\w*|record\w*|review\w*|sampl\w+|returns?|mystery|walked|looked?|look|asked?|same|test\w*|see|saw|show\w*|watch\w*|tell|told|says?|said|when|if|because|notic\w+|always|never|listen\w*|until|feel|felt|smell\w*|hear)\b|%/i;
export const CAME_OF_IT =
  /\b(?:more|fewer|less|now|since|up (?:to|by|from)|down (?:to|by|from)|increas\w+|doubled|halved|tripled|visits?|per ?cent|result\w*|dropped|rose|fell|went from|instead|saved?|worked|works|sold|won|agreed|accepted|in the end|ended|end|stayed|left|still|never|better|faster|happy|thank\w*|passed|got (?!down\b|up\b|on\b|out\b|to\b|in\b)|hundred|thousand|sorted|fine|solved|resolved|friends|finally|eventually|after that|so (?:they|he|she|it|nobody|now)|gone|lost|paid|signed|kept|fixed|disappear\w*|home|live|approved|refused|closed)\b|%/i;
/** 'I gave him another one and he tipped me.' */
export const THEN_OTHERS_DID =
  /\bI \w+[^.?!]*(?:\band\b|,|\bso\b|\bthen\b|\bbut\b|[.!?])[^.?!]*\b(?:he|she|they|it|nobody|everyone|(?:the|my) \w+) (?:just |never |then )?(?:\w{3,}ed|said|told|went|gave|came|took|left|rang|wrote|bought|paid|sent|cried|ran|got)\b[^.?!]*[.?!]?\s*$/;
export const TRYING =
  /\b(?:now|since|try|tr(?:ied|ying)|start\w*|working on|these days|so I|course|learn\w*|I(?:'ve| have) (?:been|begun|set|asked|put|got|made)|I'm (?:now|doing|getting|taking|making|writing|reading)|I (?:set|write|ask|put|keep|use|make|wait|force|remind|plan|let|count|read|practi[sc]e|do|give|leave|stop)|better at|improv\w+|help\w*|more and more|list\w*|rule)\b/i;
/** 'I read very good' is no effort. */
export const HOW_WELL_IT_GOES =
  /\bI (?:can )?(?:read|write|do|count|speak|make) (?:it |that |them )?(?:(?:very|quite|really|so|too) )?(?:good|well|fine|okay|slow\w*|bad\w*)\b/gi;
export const WANTED =
  /\b(?:want\w*|aim\w*|goal\w*|so that|hop(?:e|ed|ing)|target\w*|in order|meant to|the idea|the point|to (?:get|make|bring|reach|win|show|sell|raise))\b/i;
export const OF_YOURS =
  /\b(?:you|your|yours|you're|you've|here|this (?:company|place|firm|one|shop|school|hotel|job|role|post)|company|name|heard|near|the (?:advert|team|role|job|position|mission|product))\b/i;
export const OF_THIS_TIME =
  /\b(?:now|this (?:year|month|summer|autumn|winter|spring|week)|last (?:year|month|week|summer|winter|spring|autumn)|since|finally|age|time|recently|ready|clos(?:ed|ing)|ended|ends|finish\w*|moved|kids|children|redundan\w+|forty|fifty|sixty|turn(?:ed|ing))\b/i;
export const AN_EXAMPLE =
  /\b(?:for example|for instance|one time|once|last (?:week|month|year|time|summer|winter)|like when|there was)\b/i;
export const LEARNED =
  /\b(?:learn\w*|since|now|next time|from then|never again|reali[sz]ed|taught|should have|should've|these days|always|take from|lesson|understood|i know|differently)\b/i;
export const ALLOWED = /\b(?:may|can|could|might|consent\w*|permission|allow\w*|agree\w*|share|need to know)\b/i;
export const IF_SO =
  /\b(?:if|when|stop|call|ring|never|otherwise|unless|still|again|next|back|send|refuse|reject|after that|by then|upstairs|further|replace|return)\b/i;
export const TELLS_SOMEBODY =
  /\b(?:tell\w*|told|ring|rang|call(?:s|ed|ing)?|phone\w*|inform\w*|report\w*|notif\w+|let (?:\w+ ){1,3}know|spoke|speak\w*|talk\w*|ask\w*|e-?mail\w*|message\w*|text(?:ed)?|escalat\w+|radio\w*|flag\w*|warn\w*|page|alert\w*|involve\w*|hand (?:it )?over|shout\w*|straight to|go to|went to|take it to)\b/i;
/** Somebody who can be told something, or who took part. */
export const SOMEBODY =
  /\b(?:manager|boss|supervisor|lead(?:er)?|foreman|head|director|owner|chief|officer|office|control|colleagues?|team|customers?|clients?|patients?|famil(?:y|ies)|parents?|doctor|nurse|matron|police|driver|mate|partner|friend|mentor|teacher|tutor|neighbour|wife|husband|mum|mam|dad|brother|sister|nan|uncle|aunt\w*|hr|engineers?|union|everyone|everybody|nobody|no ?one|myself|he|she|they|him|her)\b/i;
export const TIME_OR_CONDITION =
  /\b(?:when\w*|if|once|until|till|unless|as soon as|soon|after\w*|before|by (?:the|then|now|\w+day)|straight ?away|right away|immediately|at once|second|third|twice|again|minutes?|hours?|days?|weeks?|months?|year\w*|always|never|the moment|point|threshold|late|later|early|past|over|more than|less than|last|ago|now|yesterday|today|morning|evening|night|\w+day)\b|\d/i;
export const ABOVE =
  /\b(?:escalat\w+|manager|director|supervisor|boss|higher|hr|human resources|formal\w*|warning|report\w*|take it (?:to|up|further)|(?:go|went|goes) (?:to|over|above)|senior|owner|producer|company|office|control(?:ler)?|union|police|safeguarding|involve\w*|(?:call|ring|phone) (?:in|for)\b|the (?:head|lead)|somebody else|someone else)\b/i;
export const HOW_MUCH =
  /\b(?:every|each|daily|weekly|monthly|yearly|once|twice|often|always|never|sometimes|rarely|day|days|week|weeks|months?|years?|hours?|minutes?|a lot|much|many|few|long|short|half|all)\b|\d/i;
/** Saying something to somebody, in whatever way. */
export const SPEAKS =
  /\b(?:say\w*|said|tell\w*|told|explain\w*|show\w*|talk\w*|spoke|speak\w*|writ\w+|wrote|e-?mail\w*|call\w*|phone\w*|rang|ring|meet\w*|met|sit (?:down|them|him|her)|sat|ask\w*|apolog\w+|honest\w*|straight|words|thank\w*|sorry|present\w*|draw|drew|break it|put it|let (?:\w+ ){1,3}know|be (?:clear|open|frank)|message\w*|discuss\w*)\b|["“]/i;
export const DURATION =
  /\b(?:hours?|days?|weeks?|fortnight|months?|years?|minutes?|nights|evenings|weekends|long|quick\w*|overnight|one (?:night|evening|weekend)|straight|summer|winter|by (?:the (?:end|time|\w+day)|\w+day)|term|session|no time)\b|\d/i;
/** The same said to somebody, and not asked of them. */
export const EXPLAINS =
  /\b(?:say\w*|said|tell\w*|told|explain\w*|show\w*|writ\w+|wrote|e-?mail\w*|apolog\w+|honest\w*|straight|words|thank\w*|sorry|present\w*|draw|drew|break it|broke it|put it|let (?:\w+ ){1,3}know|be (?:clear|open|frank)|message\w*|letter)\b|["“]/i;
export const WRITES_DOWN =
  /\b(?:writ\w+|wrote|charts?|notes?|log\w*|record\w*|report\w*|forms?|book\w*|system|enter\w*|sign\w*|document\w*|code|sheet|diary|handover|e-?mail\w*|type)\b/i;
export const FELT =
  /\b(?:f(?:eel|elt|eeling)\w*|angry|annoyed|upset|hurt|proud|happy|sad|scared|afraid|nervous|gutted|relieved|calm|shock\w*|surpris\w+|embarrass\w*|ashamed|frustrat\w+|took it|cried|laugh\w*|hard|fine|glad|guilty|awful|terrible|horrible|great|good|bad|stung|sorry)\b/i;
export const FOUND_OUT =
  /\b(?:found|notic\w+|saw|see|seen|spot\w*|told|rang|complain\w*|turned up|came|come|check\w*|count\w*|heard|hear|reali[sz]\w+|when|looked|smell\w*|felt|until|asked|said|show\w*|went to)\b/i;
export const OTHERS_DID =
  /\b(?:he|she|they|it|everyone|everybody|nobody|some|people|one|(?:the|my|our|their|his|her|a) \w+(?: \w+)?)(?:'d|'s)? (?:\w+ly |just |all |then |even )?(?:\w{2,}ed|says|goes|takes|gets|cries|laughs|thanks|walks|understands|said|told|went|got|gave|made|took|came|were|was|did|ran|kept|left|thought|felt|had|rang|wrote|sent|bought|loved|hated)\b/i;
export const HARD =
  /\b(?:hard\w*|difficult\w*|trouble|problem\w*|challeng\w+|tricky|tough\w*|struggl\w+|could(?:n't| not)|can't|wouldn't|didn't|worst|wrong|fail\w*|short|late|only|no (?:time|money|help)|without|nobody|never|too|but)\b/i;
export const HELPED =
  /\b(?:help\w*|thanks to|because|kept|keep|support\w*|my \w+|talk\w*|thought|knew|know|routine|humour|laugh\w*|team|people|colleagues?|friends?|wanted|needed|love|hope|by \w+ing)\b/i;
export const LIKED =
  /\b(?:enjoy\w*|like\w*|love\w*|best|fun|nice|good|satisf\w+|proud|happy|favourite|interest\w*|pleas\w+|great|miss|when)\b/i;
export const CAUSE =
  /\b(?:cause\w*|because|since|due|so|turned out|it was|found|fault|reason\w*|came from|down to|led to|should have|too|hadn't|didn't|wrong|forgot\w*|not enough|never|had \w+ed)\b/i;
export const A_REASON =
  /\b(?:because|'?cause|cos|coz|since|so|otherwise|in case|reason\w*|means?|meant|matters?|important\w*|want\w*|need\w*|for (?:the|safety|a)|to (?!(?:the|an?|my|his|her|our|their|your|this|that|him|them|me|us|you|it)\b)\w+|if|or (?:else|it|they|you|the|somebody|people)|can't|couldn't|wouldn't|won't|might|could|that's (?:how|why|what|when|where)|better|safer|dangerous|risk\w*|rather than|than|no use|point)\b/i;
export const ORDER_OF_THINGS =
  /\b(?:first\w*|then|before|after|most|urgent\w*|important\w*|priorit\w+|order|depends?|next|last|safety|deadline\w*|quick\w*|biggest|worst|by (?:the|how|what|who)|whoever|whatever|always|start\w*|begin\w*|can wait)\b/i;
export const YES_OR_NO =
  /(?:^|[.!?,;] )(?:and |but |so |well,? |oh,? |um,? |then )*(?:yes|yeah|yep|aye|ja|no|nope|nah|never|not|definitely|absolutely|certainly|of course|sure|probably|possibly|maybe|perhaps|always|only|depends|it depends|I (?:would|will|did|do|have|could|should|can)(?=\s*(?:[.,;!?]|$))|I (?:wouldn't|won't|didn't|don't|haven't|couldn't|shouldn't|can't))\b|\b(?:wouldn't|would not|won't|will not|depends?|only if|unless|no way|not at all)\b/i;
export const A_PLACE = /\b(?:at|in|on|with|for) (?:my|the|a|an|our|school|work|university|college|home|\p{Lu}\w+)\b/u;
