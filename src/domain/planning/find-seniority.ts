import type { JobProfile } from '#contract/interview.ts';
import type { Seniority } from '#contract/words.ts';

/** The first that fits the title decides, then the first that fits the text. */
const BY_WORDS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /\b(?:intern(?:ship)?|trainee|apprentice(?:ship)?|working student|work placement|werkstudent|praktikant|stagiaire)\b/i,
  ],
  [
    'executive',
    /\b(?:chief (?!of staff)|cto|ceo|cfo|coo|cmo|cpo|ciso|vp|vice president|managing director|executive director|president|director)\b/i,
  ],
  [
    'lead',
    /\b(?:lead|principal|staff (?:software |machine |data |product |site |security |platform |backend |frontend |engineer|designer)|head of|head (?:chef|gardener|barista|coach|teacher)|team leader|foreman|distinguished)\b/i,
  ],
  ['manager', /\b(?:manager|supervisor|superintendent)\b/i],
  ['senior', /\b(?:senior|snr|sr\.?|experienced|expert)\b/i],
  [
    'junior',
    /\b(?:junior|jnr|jr\.?|graduate|entry[- ]level|newly qualified|associate (?:software|product|engineer)|assistant)\b/i,
  ],
  ['mid', /\b(?:mid[- ]level|mid[- ]senior|intermediate|mid[- ]weight)\b/i],
];

const BY_YEARS: readonly (readonly [number, Seniority])[] = [
  [5, 'senior'],
  [3, 'mid'],
];

/** Somebody who has never done the work, and somebody who has hardly. */
export const isNew = ({ seniority }: Pick<JobProfile, 'seniority'>): boolean => seniority === 'intern';
export const isBeginner = ({ seniority }: Pick<JobProfile, 'seniority'>): boolean =>
  /^(?:intern|junior)$/.test(seniority);

/** Whom a title line calls for: 'Bus driver (trainees welcome)'. One that is longer tells more than a title. */
const LONGEST_TITLE = 80;
const FOR_THE_NEW =
  /\b(?:trainees?|apprentices?|school[- ]leavers?)\b.{0,12}\b(?:welcome|considered|wanted)\b|\(.{0,20}\b(?:trainees?|apprentices?|school[- ]leavers?)\b.{0,20}\)/i;
/** Experience of whatever kind, not 'retail experience', that is not asked for; a no to something else in the sentence is none of it. */
const NO_EXPERIENCE = [
  /\bno (?:(?:previous|prior|work) )?experience(?: (?:of any kind|at all))?,? (?:is |are )?(?:need|requir|necessary|essential|demanded|expected)/i,
  /\b(?:no|without) (?:(?:any|previous|prior|work) )?experience\b.{0,20}\b(?:no problem|fine|ok(?:ay)?|welcome)\b/i,
  /(?:^\W*|\b(?:any|previous|prior|work) )experience (?:is ?n['’]?o?t|is not|not|is never) (?:\w+ )?(?:need|requir|necessary|essential|demanded|expected|a must)/i,
  /\b(?:do|does|need|will)(?:n['’]t| not) (?:need|require|ask for|expect)(?: you to have)? (?:any |previous |prior |work )*experience\b/i,
];

/** Whether a text says that experience is not asked for. */
const asksNoExperience = (text: string): boolean =>
  text.split(/(?<=[.!?])\s|\n/).some((sentence, i, all) => {
    // 'No experience? No problem!'
    const whole = sentence.endsWith('?') && sentence.length < 30 ? `${sentence} ${all[i + 1] ?? ''}` : sentence;
    return !/\d/.test(whole) && NO_EXPERIENCE.some((pattern) => pattern.test(whole));
  });

/** How far up the role stands; '' where the text does not say. */
export function findSeniority(role: string, text: string): Seniority | '' {
  const inRole = BY_WORDS.find(
    ([name, words]) => words.test(role) && !(name === 'junior' && /\bassistant\b/i.test(role)),
  );
  if (inRole) return inRole[0];
  const title = text.split('\n', 1)[0] ?? '';
  if (title.length <= LONGEST_TITLE && FOR_THE_NEW.test(title)) return 'intern';
  const head = text.slice(0, 600);
  const inText =
    /\b(?:(mid)[- ](?:level|senior|weight)|(entry)[- ]level|(junior|graduate|apprenticeship|internship|trainee) (?:role|position|level|scheme|programme|opportunity))\b/i.exec(
      head,
    );
  if (inText) return inText[1] ? 'mid' : /apprentice|intern|trainee/i.test(inText[0]) ? 'intern' : 'junior';
  if (asksNoExperience(text)) return 'junior';
  const years = /\b(\d{1,2})\s?(?:\+|plus|-\s?\d{1,2}|to \d{1,2})?\s?(?:or more )?(?:years|yrs)/i.exec(text)?.[1];
  return years && Number(years) <= 25 ? (BY_YEARS.find(([least]) => Number(years) >= least)?.[1] ?? '') : '';
}
