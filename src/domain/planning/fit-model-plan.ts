import type { InterviewPlan, PlannedQuestion } from '#contract/interview.ts';
import type { InterviewStyle } from '#contract/words.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { rewordPlan } from './reword-plan.ts';
import { speechFaults } from './speech-faults.ts';
import { spokenRole } from './spoken-name.ts';

/** A question as a model words it, for one place of the plan. */
export interface WrittenQuestion {
  /** 1-based place. */
  number: number;
  text: string;
  /** What it is about, in two or three words. */
  topic: string;
  /** Words that a relevant answer is likely to touch. */
  signals: readonly string[];
}

export interface WrittenPlan {
  /** '' where the posting does not say. */
  company: string;
  questions: readonly WrittenQuestion[];
}

const MOST_SIGNALS = 20;
const MOST_TOPIC_WORDS = 4;
/** A model may be asked for one thing, and code counts the asks. */
const TWO_ASKS =
  /\b(?:and|or),? (?:what|why|how|when|where|who|which|did|do|does|would|could|can|tell|describe|explain)\b/i;
const NO_QUESTION = /[*_#`|<>{}[\]]|\b(?:as an ai|language model|candidate's name)\b/i;
const ASKS =
  /\?$|^(?:please )?(?:tell|walk|talk|take|give|describe|explain|share|name|show|say|imagine|suppose|think)\b/i;

/**
 * The embedded plan with a model's questions in its places: count, order, types, style and greeting stay. A question
 * that is missing, cannot be said, asks for two things, names what the posting does not, or repeats another stays the
 * embedded one. Answers also how many are the model's.
 */
export function fitModelPlan(
  plan: InterviewPlan,
  written: WrittenPlan,
  posting: string,
): { plan: InterviewPlan; taken: number } {
  const known = new KnownFacts([
    posting,
    plan.profile.role,
    ...plan.profile.skills,
    ...plan.questions.map(({ text }) => text),
  ]);
  const names = namesIn(posting, plan);
  let taken = 0;
  const texts = new Set<string>();
  const questions = plan.questions.map((embedded, i): PlannedQuestion => {
    const own = written.questions.find(({ number }) => number === i + 1);
    const text = own?.text.replace(/\s+/g, ' ').trim() ?? '';
    const isGood =
      own !== undefined &&
      ASKS.test(text) &&
      !NO_QUESTION.test(text) &&
      !TWO_ASKS.test(text) &&
      !texts.has(text.toLowerCase()) &&
      known.inventedIn(text).length === 0 &&
      speechFaults(text, names).length === 0;
    if (!isGood) {
      texts.add(embedded.text.toLowerCase());
      return embedded;
    }
    texts.add(text.toLowerCase());
    taken += 1;
    return { ...embedded, text, topic: topicOf(own.topic) || embedded.topic, signals: signalsOf(own, embedded) };
  });
  // An interview names what it is for: where the model's questions do not, the embedded opening does.
  const [opening] = plan.questions;
  const namesRole = questions.some(({ text }) =>
    text.toLowerCase().includes(spokenRole(plan.profile.role).toLowerCase()),
  );
  if (opening && questions[0] !== opening && !namesRole) {
    questions[0] = opening;
    taken -= 1;
  }
  const fitted = withCompany({ ...plan, questions }, written.company.trim(), posting);
  return coversEnough(fitted, plan) ? { plan: fitted, taken } : { plan, taken: 0 };
}

const MOST_NAME_CHARACTERS = 60;

/** The employer as a model read it, if the posting writes it so; a model that found none changes nothing. */
function withCompany(plan: InterviewPlan, company: string, posting: string): InterviewPlan {
  const isWritten =
    /^[\p{Lu}\p{N}]/u.test(company) && company.length <= MOST_NAME_CHARACTERS && posting.includes(company);
  return isWritten && company !== plan.profile.company ? rewordPlan(plan, { company }) : plan;
}

/** Fewer of the posting's skills than half of what the embedded questions name is another interview. */
function coversEnough({ questions, style }: InterviewPlan, embedded: InterviewPlan): boolean {
  const stylesThatNameSkills: readonly InterviewStyle[] = ['technical', 'normal'];
  if (!stylesThatNameSkills.includes(style)) return true;
  const named = (list: readonly PlannedQuestion[]) =>
    embedded.profile.skills.filter((skill) =>
      list.some(({ text, topic }) => `${text} ${topic}`.toLowerCase().includes(skill.toLowerCase())),
    ).length;
  return 2 * named(questions) >= named(embedded.questions);
}

function topicOf(topic: string): string {
  const words = topic
    .replace(/[^\p{L}\p{N}\s+#/'’-]/gu, '')
    .trim()
    .split(/\s+/);
  return words.length > MOST_TOPIC_WORDS ? '' : words.join(' ');
}

const signalsOf = ({ signals }: WrittenQuestion, embedded: PlannedQuestion): string[] =>
  [
    ...new Set([
      ...signals
        .map((signal) => signal.toLowerCase().trim())
        .filter((signal) => /^[\p{L}\p{N}+#-]{2,30}$/u.test(signal)),
      ...embedded.signals,
    ]),
  ].slice(0, MOST_SIGNALS);

/** Words that keep their capitals in a question: those that have them within sentences of the posting. */
function namesIn(posting: string, { profile }: InterviewPlan): string[] {
  const inside = posting.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}+#.-]*/gu) ?? [];
  return [...new Set([profile.role, profile.company, ...profile.skills, ...inside])].filter((name) => name !== '');
}
