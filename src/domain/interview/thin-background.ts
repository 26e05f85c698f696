import { countNumbers } from './answer-features.ts';
import { subjectOf } from './subject-of-question.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { wordsOf } from './thin-ask.ts';

const THIN_BACKGROUND = 45;

export function askOfThinBackground({ text }: Asked, answer: string): ThinAsk | undefined {
  if (
    /\b(?:introduce|briefly)\b/i.test(text) ||
    !/\b(?:background|experience|yourself|prepare\w*|have done|path)\b/i.test(text)
  )
    return undefined;
  if (wordsOf(answer) > THIN_BACKGROUND) return undefined;
  if (SAYS_THERE_IS_NO_MORE.test(answer)) return { gap: 'specifics', asks: NEAREST_TO_THE_WORK };
  const bare = answer.replaceAll(/\b(?:um+|uh+|er+m?|hi|hiya|yeah|so|well|like|mate|sir|madam|ma'am),/gi, '');
  const details = countNumbers(answer) + (bare.match(/,/g)?.length ?? 0) + thingsNamed(bare);
  if (details > FEW_DETAILS && !SAID_BY_ANYBODY.test(answer)) return undefined;
  if (!HAS_WORKED.test(answer)) return { gap: 'specifics', asks: NEAREST_TO_THE_WORK };
  const { role } = subjectOf(text);
  if (TELLS_DUTIES.test(answer) && role && !LEADS_HERE.test(answer))
    return { gap: 'reason', asks: [`And what draws you to ${role} now?`, `And what brings you to ${role}?`] };
  // Whoever was asked for a little and names a job has given it.
  if (TELLS_DUTIES.test(answer) || A_LITTLE.test(text)) return undefined;
  return {
    gap: 'specifics',
    asks: !NAMES_A_PLACE.test(answer) ? WHERE_AND_WHAT : GOES_ON.test(answer) ? TASKS_NOW : TASKS_THEN,
  };
}

/** 'I don't know what else to tell you, there isn't much.' */
const SAYS_THERE_IS_NO_MORE =
  /\b(?:there(?:'s| is| isn't| is not)(?: not| really)* (?:much|a lot|nothing|not much)(?: (?:else|more|to (?:tell|say)|really))*|(?:don't|do not) know what (?:else|more|to) (?:to )?(?:say|tell)\b[^.?!]{0,40})[.!]*$/i;

const FEW_DETAILS = 2;

/** 'Six years in a home, washing and dressing and the medicine round': what is named after the place is what was done there. */
const thingsNamed = (answer: string): number =>
  answer
    .split(/[,:.;] /)
    .slice(1)
    .filter((clause) => !/\b(?:I|we)\b/i.test(clause))
    .reduce((found, clause) => found + (clause.match(/ and /g)?.length ?? 0), 0);

const SAID_BY_ANYBODY =
  /\b(?:hard[- ]?working|flexible|under pressure|people person|team player|reliable|motivated|passionate|interested in|good with (?:people|numbers)|everything|(?:my|a) joke|that's the plan)\b/i;

const NEAREST_TO_THE_WORK = [
  'What have you done so far that comes nearest to this work?',
  'Which of the things that you have done comes nearest to this work?',
];

const A_LITTLE = /\ba (?:little|bit|few words)\b/i;

const NAMES_A_PLACE = /\b(?:(?:at|in) the|(?:at|in|for|with) (?:a|an|my|our|this|[A-Z]\w+))\b/;

/** A job that they hold still is not spoken of as past. */
const GOES_ON =
  /\b(?:I(?:'m| am) (?:\w+ly )?(?:a|an|the|at|with|in|on|working|doing|running)|I work|I(?:'ve| have) been|been \w+ing|currently|at the moment|these days|right now|still)\b/i;

const TASKS_NOW = ['What are your own tasks there?', 'And what do you do there on a normal day?'];

const TASKS_THEN = ['What were your own tasks there?', 'And what did you do there on a normal day?'];

const WHERE_AND_WHAT = ['Where have you done that work, and what have your own tasks been?'];

const HAS_WORKED =
  /\b(?:work(?:ed|ing)?|job|jobs|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many) years?|years? (?:of|at|in|with|as|on|there|experience)|clean(?:ed|ing)?|trained|phones|army|buses|surger(?:y|ies)|dealer|studio|salon|school secretary|placement|driving|driver|shop|kiosk|shifts?|kitchens?|wards?|nurse|firm|company|employed|self-employed|freelance|on the (?:tills|doors|tools|road)|served my time|apprentice\w*|hotel|office|restaurant|farm|supermarket|warehouse|site|trade)\b/i;

const TELLS_DUTIES =
  /\bI (?:\w+ly |also |then |used to )?(?:built|made|ran|led|did the|looked after|answered|cleaned|cooked|drove|fixed|installed|managed|organi[sz]ed|repaired|served|sold|taught|trained|wrote|handled|delivered|designed|planned|checked|filled|set up|kept|translated|cover)\b/i;

const LEADS_HERE =
  /\b(?:want\w*|hop(?:e|ing)|so I (?:applied|thought)|that(?:'s| is) why|which is why|why I|because|interest\w*|looking (?:for|to)|your (?:advert|posting|company)|apply|applied|dream|plan)\b/i;
