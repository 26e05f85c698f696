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

const OCCASION =
  /^(?:(?:please )?(?:tell me about|describe|think of|give me an example of)|can you (?:tell me about|describe|think of)) (?:a|one) (?:time|situation|moment|day|occasion)(?: (?:when|where|in which|on which))? (?!that\b|when\b)(.+)$/i;
const STORY =
  /^(?:please )?(?:tell me about|describe|give me an example of) ((?:a|an|something|somebody|someone) (?!time\b|situation\b|day\b).+)$/i;
const DOING =
  /^(?:(?:walk|talk|take) me through how you (?:would )?|(?:explain|tell me|describe) how you (?:would )?|how (?:do|would) you (?:usually |normally )?)(.+)$/i;
/** What is no doing that somebody could be asked to begin. */
const NO_DOING = /^(?:know|feel|see|like|rate|cope|think|prefer|deal with stress|stay|tell us|define|describe|have)\b/i;
const SUPPOSED = /^(?:what (?:would|will|do) you do|how would you (?:react|respond))(?: first)? if (.+)$/i;
const SITUATION =
  /^((?!tell|describe|give|explain|walk|talk|please)[^?]+[.!]) (?:(?:and )?(?:what|how|who|which|walk|talk|tell)\b[^.!?]{0,40}[.?])$/i;
const WISH = /^why (?:do|would) you (?:want|like|wish) to (\w+)\b(.*)$/i;
const ROLE = /\b(?:to|for|fits) (this [^.,?]{2,60}? role)\b/i;

/** A second ask, or a limit that belongs to the whole question. */
const SECOND =
  /(?:,? and (?=(?:what|how|why|which|who|where|when|tell|describe)\b)|, above all\b|, at work or\b|[?.!]\s).*$/i;

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
  leave: 'leaving',
  move: 'moving',
  study: 'studying',
  teach: 'teaching',
  train: 'training',
  work: 'working',
};
const COMPARED = /,? (?:rather than|instead of|and not|again after|after)\b.*$/i;

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
  const occasion = OCCASION.exec(whole)?.[1];
  if (occasion) return { story: `one time when ${firstAsk(occasion)}` };
  const story = STORY.exec(whole)?.[1];
  if (story) return { story: firstAsk(story) };
  const doing = DOING.exec(whole)?.[1];
  if (doing && !NO_DOING.test(doing)) return { doing: firstAsk(doing) };
  const wish = WISH.exec(whole);
  const gerund = wish && GERUNDS[(wish[1] ?? '').toLowerCase()];
  if (wish && gerund) return { wish: firstAsk(`${gerund}${wish[2]}`).replace(COMPARED, '') };
  const role = ROLE.exec(whole)?.[1];
  return role ? { role } : {};
}

const firstAsk = (words: string) => words.replace(SECOND, '').trim();

/** 'A client …' within a sentence; a name, 'I' or 'CFO' keeps its letter. */
const decapitalised = (sentence: string) =>
  /^(?:A|An|The|Two|Three|Some\w*|Your|You|There|It|Halfway|One)\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
