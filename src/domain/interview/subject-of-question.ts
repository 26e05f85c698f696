import { withoutOpening } from './spoken-question.ts';

/** What a question is about, in words that another sentence can be made of; whatever is not sure is left out. */
export interface Subject {
  /** 'one time when you dealt with an angry customer', 'a mistake you made at work': what a story is asked about. */
  story?: string;
  /** 'check a payroll run before it is submitted': what somebody is asked how they do. */
  doing?: string;
  /** 'two children started fighting': what is to be imagined. */
  supposed?: string;
  /** 'working as a supervisor in a garden centre': what somebody is asked why they want it. */
  wish?: string;
  /** 'this Help Desk Technician role': what a background is asked for. */
  role?: string;
}

const ASKED_TO_TELL =
  '(?:(?:please |can you |could you |would you )?(?:tell (?:me|us) about|describe|think of|share|recall|(?:give|share)(?: me| us)? an? (?:real |concrete |specific )?(?:example|instance) of|talk (?:me|us) through|walk (?:me|us) through))';
const OCCASION = new RegExp(
  `^${ASKED_TO_TELL} (?:a|an|one) (?:specific |particular |real |recent |concrete )?(?:time|situation|moment|occasion|instance|case)(?: (?:when|where|in which|on which|that))? (?!that\\b|when\\b|of\\b)(.+)$`,
  'i',
);
/** 'Give me an example of how you built trust.' */
const HOW_YOU_DID = new RegExp(
  `^(?!(?:talk|walk|take)\\b)${ASKED_TO_TELL} how you (?!need\\b|feed\\b)(\\w+ed|built|dealt|kept|learnt|met|made|led|found|took|gave|won|overcame|chose|got|ran|drove|wrote|began|taught)\\b(.*)$`,
  'i',
);
const STORY = new RegExp(
  `^${ASKED_TO_TELL} ((?:a|an|one|something|somebody|someone|the (?:last|best|worst|hardest|busiest|biggest|most \\w+)) (?!time\\b|situation\\b|typical\\b|normal\\b|usual\\b|good\\b \\w+er\\b|ordinary\\b).+)$`,
  'i',
);
/** 'How have you used data to make a decision?' asks for a case as well. */
const HAVE_DONE = /^how have you (?:ever |already )?(\w+)\b(.*)$/i;
const NO_CASE =
  /^(?:been|prepared|heard|found|had|felt|come|adapted|adjusted|coped|settled|gotten?|kept|changed|grown|developed|progressed|stayed)$/i;
const DOING =
  /^(?:(?:walk|talk|take) me through how you (?:would )?|(?:explain|tell me|describe) how you (?:would )?|how (?:do|would) you (?:usually |normally )?)(.+)$/i;
/** What is no doing that somebody could be asked to begin. */
const NO_DOING =
  /^(?:know|feel|see|like|rate|cope|think|prefer|deal with stress|stay|keep (?:up|yourself|calm|going|on top)|tell us|define|describe|have)\b/i;
const SUPPOSED = /^(?:what (?:would|will|do) you do|how would you (?:react|respond))(?: first)? if (.+)$/i;
const SITUATION =
  /^((?!tell|describe|give|explain|walk|talk|please)[^?]+[.!]) (?:(?:and )?(?:what|how|who|which|walk|talk|tell)\b[^.!?]{0,90}[.?])$/i;
const WISH = /^why (?:do|would) you (?:want|like|wish) to (\w+)\b(.*)$/i;
const ROLE = /\b(?:to|for|fits) (this [^.,?]{2,60}? role)\b/i;

/** A second ask, or a limit that belongs to the whole question. */
const SECOND =
  /(?:,? and (?=(?:what|how|why|which|who|whom|where|when|tell|describe|did|would|the (?:part|role) you|at what)\b)|, above all\b|, at work or\b|[?.!]\s).*$/i;

/** What somebody can be drawn to: not 'leaving a school for us'. */
const GERUNDS: Record<string, string> = {
  be: 'being',
  become: 'becoming',
  come: 'coming',
  change: 'changing',
  drive: 'driving',
  get: 'getting',
  help: 'helping',
  install: 'installing',
  join: 'joining',
  learn: 'learning',
  move: 'moving',
  study: 'studying',
  teach: 'teaching',
  train: 'training',
  work: 'working',
};
const COMPARED = /,? (?:rather than|instead of|and not|again after|after|and (?:come|join|work|move|be|start))\b.*$/i;

/** Reads what a question is about out of the ways in which questions are put. */
export function subjectOf(question: string): Subject {
  const plain = withoutOpening(question.trim());
  const situation = SITUATION.exec(plain)?.[1];
  if (situation)
    return {
      supposed: decapitalised(situation.replace(/^(?:imagine|suppose|say)(?: that)?,? /i, '').replace(/[.!]$/, '')),
    };
  const whole = plain.replace(/[.?!]$/, '');
  const supposed = SUPPOSED.exec(whole)?.[1];
  if (supposed) return { supposed: firstAsk(supposed) };
  const story = storyOf(whole);
  if (story) return { story };
  const doing = DOING.exec(whole)?.[1];
  if (doing && !NO_DOING.test(doing)) return { doing: firstAsk(doing) };
  const wish = WISH.exec(whole);
  const gerund = wish && GERUNDS[(wish[1] ?? '').toLowerCase()];
  if (wish && gerund) return { wish: firstAsk(`${gerund}${wish[2]}`).replace(COMPARED, '') };
  const role = ROLE.exec(whole)?.[1];
  return role ? { role } : {};
}

/** A story in few enough words to be asked for in one breath; undefined where it has no such short form. */
export function briefly(story: string | undefined): string | undefined {
  if (story === undefined) return undefined;
  const short =
    wordsIn(story) > IN_ONE_BREATH
      ? story.replace(/(?:,| (?:and|but|so that|because)) (?:you|your|he|she|they|it)\b.*$/i, '')
      : story;
  return wordsIn(short) > IN_ONE_BREATH ? undefined : short;
}
const IN_ONE_BREATH = 12;
const wordsIn = (words: string) => words.split(/\s+/).length;

/** Whether a question asks for something that happened, whatever type it was given. */
export const asksForOccasion = (question: string): boolean => {
  const whole = withoutOpening(question.trim()).replace(/[.?!]$/, '');
  return OCCASION.test(whole) || HOW_YOU_DID.test(whole) || isCaseAskedFor(whole);
};

const isCaseAskedFor = (whole: string): boolean => {
  const done = HAVE_DONE.exec(whole)?.[1];
  return done !== undefined && !NO_CASE.test(done);
};

function storyOf(whole: string): string | undefined {
  const occasion = OCCASION.exec(whole)?.[1];
  if (occasion) return `one time ${WHERE_OR_WITH_WHOM.test(occasion) ? '' : 'when '}${firstAsk(occasion)}`;
  const [, verb = '', rest = ''] = HOW_YOU_DID.exec(whole) ?? [];
  if (verb) return `one time when you ${firstAsk(`${verb}${rest}`)}`;
  const story = STORY.exec(whole)?.[1];
  if (story) return firstAsk(story);
  if (!isCaseAskedFor(whole)) return undefined;
  const [, done = '', more = ''] = HAVE_DONE.exec(whole) ?? [];
  return `one time when you ${PAST_OF[done.toLowerCase()] ?? done}${firstAsk(more) && ` ${firstAsk(more)}`}`;
}

/** 'A moment in a match when you lost your temper' takes no 'when' of its own. */
const WHERE_OR_WITH_WHOM =
  /^(?:in|on|at|during|with|from|within) (?!which\b|whom\b|whose\b|what\b|the end\b|first\b|least\b)/i;

/** As it is told: 'have driven', 'you drove'. */
const PAST_OF: Record<string, string> = {
  become: 'became',
  begun: 'began',
  chosen: 'chose',
  done: 'did',
  driven: 'drove',
  given: 'gave',
  grown: 'grew',
  overcome: 'overcame',
  run: 'ran',
  seen: 'saw',
  shown: 'showed',
  spoken: 'spoke',
  taken: 'took',
  written: 'wrote',
};

const firstAsk = (words: string) => words.replace(SECOND, '').trim();

/** 'A client …' within a sentence; a name, 'I' or 'CFO' keeps its letter. */
const decapitalised = (sentence: string) =>
  /^(?:A|An|The|Two|Three|Some\w*|Your|You|There|It|Halfway|One)\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
