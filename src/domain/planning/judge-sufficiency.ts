import { otherJobs } from './other-jobs.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { isForeign } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { type Features, scoreOf } from './ranking.ts';
import { POSTING_MARKS } from './vocabulary.ts';

export type Insufficiency = 'no_position' | 'no_company' | 'not_english' | 'only_links';

/** What was read of a text, as far as it tells whether it is enough. */
export interface SufficiencyEvidence {
  posting: PostingText;
  role: string;
  roleLikelihood: number;
  /** Whether a label, a title line or a plain cue names it. */
  rolePlain: boolean;
  company: string;
  companyLikelihood: number;
  skillCount: number;
  dutyCount: number;
}

const LENGTHS = [5, 9, 15, 25, 50, 120] as const;

/** What other texts that people paste look like. */
const OTHER_TEXTS: readonly (readonly [string, RegExp])[] = [
  [
    'a CV',
    /\b(?:curriculum vitae|references (?:are )?available|employment history|personal profile|career history|date of birth|interests\n|hobbies)\b|\b(?:19|20)\d\d (?:to|-|–) (?:present|now|date)\b/i,
  ],
  ['a recipe', /\b\d+ ?(?:g|kg|ml|litres?|tbsp|tsp|cups?|oz)\b|\b(?:preheat|simmer|serves \d|oven)\b/i],
  ['a menu', /\b(?:starters|mains|desserts|soup of the day|allergies|pie of the day)\b/i],
  [
    'a letter',
    /\bi am (?:writing to|applying|keen to apply)|\bdear (?:hiring manager|sir or madam)\b|\bi (?:enclose|attach) my cv\b/i,
  ],
  ['verse', /^(?=.{10,60}(?:\n|$))[^.:•|\n]*[a-z],?\n(?:[^.:•|\n]{10,60}\n){2}[^:•|\n]{10,60}$/],
  [
    'news',
    /\b(?:it was announced|correspondent|spokes\w+ said|said the|told reporters|published \d|police said|residents)\b/i,
  ],
  [
    'code',
    /[{}]\s*\n|=>|\bSELECT .{1,80} FROM\b|\bdef \w+\(|\bfunction\b.{0,30}\(|^(?:import|from) \w+.*(?:import|from|;)|\bself\.\w+|\w\(\)[.;:)]/m,
  ],
  [
    'a request',
    /\b(?:can|could|would|will) you (?:help|write|give|tell|explain|make|please)|^(?:how|why|what) (?:do|does|is|are|can|should)\b|\bwrite me\b/i,
  ],
  ['a wish', /\b(?:i want|i need|looking for) a (?:new )?job\b|\bhire me\b|\bi am looking for (?:work|a job)\b/i],
  [
    'a practice request',
    /\b(?:i have|i've got|ive got|got an?|have an?|my|mock|practi[cs]e|prepar\w+ for)\b.{0,40}\binterview\b|\binterview\b.{0,30}\b(?:at|with|for)\b/i,
  ],
  ['placeholders', /[[{<]{1,2}\s*(?:job|company|role|position|employer)[^\]}>]{0,20}[\]}>]|\btb[dc]\b|\bxxx+\b/i],
  [
    'a page without its posting',
    /\b(?:no longer (?:available|accepting|open|active|advertised|live)|(?:has|have) (?:been filled|expired|closed|been removed|been taken down)|(?:sign|log) in to (?:view|see|read|continue)|(?:page|job|vacancy|advert|listing) (?:you (?:are|were) looking for|(?:could|can) ?not be found|not found)|no results|\d jobs (?:found|match\w*)|stopped taking applications|(?:removed|closed|withdrawn|filled) (?:this|the) (?:listing|advert|job|vacancy|position))\b/i,
  ],
  ['a link', /^\s*(?:https?:\/\/|www\.)\S+\s*$/i],
  [
    'about a company',
    /\b(?:founded (?:in|by)|our (?:mission|values|story|journey)|one of the (?:region|country|uk|world)'?s?|we employ)\b/i,
  ],
];

const HIRES =
  /\bwe(?:'re| are)? (?:now |currently |also )?(?:hiring|recruiting|looking for|needing|need|seeking|seek) an?\b/i;
const CODE = /[\w)]\(|\w\.\w+\(|[:{;]\s*$|^\s*(?:import|from|const|let|return|class|def|for|if)\b/gm;

/** Everything countable that tells whether a text is enough to plan from. */
export function sufficiencyFeatures(evidence: SufficiencyEvidence, pasted: string): Features {
  const { posting, role, roleLikelihood, company, companyLikelihood } = evidence;
  const text = posting.text;
  const words = Math.max(1, posting.wordCount);
  const marks = POSTING_MARKS.filter((mark) => mark.test(text)).length;
  const features = new Map<string, number>([
    ['always', 1],
    ['role: likelihood', roleLikelihood],
    ['company: likelihood', companyLikelihood],
    ['role and company: likelihood', roleLikelihood * companyLikelihood],
    ['skills', Math.min(evidence.skillCount, 8) / 4],
    ['duties', Math.min(evidence.dutyCount, 6) / 3],
  ]);
  if (evidence.rolePlain) features.set('role: said plainly', 1);
  if (marks === 0) features.set('no mark of a posting', 1);
  if (!POSTING_MARKS[0]?.test(text) && words >= 25) features.set('long, and nobody is sought', 1);
  if (!POSTING_MARKS[2]?.test(text) && !POSTING_MARKS[1]?.test(text) && words >= 25)
    features.set('long, and nothing is asked for', 1);
  if (role === '') features.set('role: none', 1);
  else if (isAmongOthers(role, posting)) features.set('role: only among other jobs', 1);
  if (company === '') features.set('company: none', 1);
  const longest = LENGTHS.find((most) => words < most);
  features.set(longest ? `words: under ${longest}` : 'words: many', 1);
  if (role !== '' && words <= role.split(' ').length) features.set('nothing but the role', 1);
  if (words < 25 && HIRES.test(text) && role !== '') features.set('a line in which somebody hires for a job', 1);
  if (company === '' && words < 35) features.set('short and no company', 1);
  features.set('marks of a posting', marks / 2);
  if (marks === 0 && words >= 25) features.set('long without a mark', 1);
  if (company === '' && marks < 3) features.set('few marks and no company', 1);
  for (const [name, pattern] of OTHER_TEXTS) if (pattern.test(pasted.slice(0, 4_000))) features.set(`like ${name}`, 1);
  const code = pasted.slice(0, 4_000).match(CODE)?.length ?? 0;
  if (code >= 3) features.set('much code', 1);
  const rate = (pattern: RegExp) => Math.min(1, ((text.match(pattern)?.length ?? 0) * 12) / words);
  features.set('says I', rate(/\b(?:i|i'm|i've|my|me)\b/gi));
  features.set('says you', rate(/\b(?:you|you'll|your|you'd)\b/gi));
  features.set('says we', rate(/\b(?:we|our|us|we're)\b/gi));
  features.set('tells a tale', rate(/\b(?:was|were|had|he|she|his|her|walked|went)\b/gi));
  const distinct = new Set(text.toLowerCase().split(/\s+/)).size;
  if (words >= 3 && distinct * 2 <= words) features.set('words again and again', words < 60 ? 1 : 0.3);
  if (/\?\s*$/.test(text)) features.set('ends on a question', 1);
  return features;
}

/** Whether a job is named nowhere but where a page lists other jobs. */
function isAmongOthers(role: string, { lines }: PostingText): boolean {
  const others = otherJobs(lines);
  const naming = lines.flatMap(({ text }, i) => (text.toLowerCase().includes(role.toLowerCase()) ? [i] : []));
  return naming.length > 0 && naming.every((i) => others.has(i));
}

/** What somebody says beside a link: 'see this one, looks good for you??'. */
const FEW_WORDS = 12;

/** Why a text is not enough to plan an interview from; undefined when it is. */
export function findInsufficiency(
  evidence: SufficiencyEvidence,
  pasted: string,
  weights: PlanningWeights,
): Insufficiency | undefined {
  if (isEnough(evidence, pasted, weights)) return undefined;
  if (evidence.posting.hasLinks && evidence.posting.wordCount <= FEW_WORDS) return 'only_links';
  if (isAnotherLanguage(evidence.posting)) return 'not_english';
  return evidence.role === '' || evidence.roleLikelihood < 0.5 || evidence.company !== ''
    ? 'no_position'
    : 'no_company';
}

function isEnough(evidence: SufficiencyEvidence, pasted: string, weights: PlanningWeights): boolean {
  if (evidence.role === '') return false;
  const likelihood = 1 / (1 + Math.exp(-scoreOf(sufficiencyFeatures(evidence, pasted), weights.enough)));
  return likelihood >= weights.surely.enough;
}

/** Whether most of a text is in other letters than English has, or in words of its neighbours. */
function isAnotherLanguage({ text }: PostingText): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 < letters || isForeign(text);
}
