import type { InterviewPlan, PlannedQuestion } from '#contract/interview.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { checkModelQuestion, type QuestionRefusal } from './check-model-question.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';
import { tokenise } from './term-index.ts';
import { WorkWords } from './work-words.ts';

/** A question as a model words it, for one place of the plan. */
export interface WrittenQuestion {
  /** 1-based place. */
  number: number;
  text: string;
  /** What it is about, in one to three words. */
  topic: string;
  /** Words that a relevant answer is likely to touch. */
  signals: readonly string[];
}

/** Why places of a plan are not a model's. */
export type PlanRefusal = QuestionRefusal | 'not_the_work' | 'role_unnamed';

export interface FittedPlan {
  plan: InterviewPlan;
  /** How many of its questions are the model's. */
  taken: number;
  /** How many are not, by what was wrong with them. */
  refused: Partial<Record<PlanRefusal, number>>;
  /** How many of those taken are shown without the model's topic. */
  withoutTopic: number;
}

/** A place that the model was told. */
type Place = Pick<PlannedQuestion, 'type' | 'expectedStructure'>;

const MOST_SIGNALS = 20;
const MOST_TOPIC_WORDS = 4;

/**
 * The embedded plan with a model's questions in its places: count, order, types, style and greeting stay. Each question is
 * judged by itself; one that cannot be asked stays the embedded one.
 */
export function fitModelPlan(
  plan: InterviewPlan,
  places: readonly Place[],
  written: readonly WrittenQuestion[],
  reading: ReadingWithBank,
): FittedPlan {
  const { profile, questions: own } = plan;
  const facts = new KnownFacts([
    reading.text,
    profile.role,
    profile.company,
    ...profile.skills,
    ...own.map(({ text }) => text),
  ]);
  const work = new WorkWords(reading);
  const names = namesIn(reading.text, plan);
  const before = new Set<string>();
  const refused: FittedPlan['refused'] = {};
  const refuse = (why: PlanRefusal) => {
    refused[why] = (refused[why] ?? 0) + 1;
  };
  const sayable = own.map((_, i) => {
    const theirs = written.find(({ number }) => number === i + 1);
    const checked = checkModelQuestion(theirs?.text, { facts, names, before });
    if ('refusal' in checked) refuse(checked.refusal);
    if (!theirs || 'refusal' in checked) return undefined;
    before.add(checked.text.toLowerCase());
    return { ...theirs, text: checked.text };
  });
  const mayAsk = chooseByWork(
    sayable.flatMap((question) => question?.text ?? []),
    work,
  );
  const questions = own.map((embedded, i): PlannedQuestion => {
    const theirs = sayable[i];
    if (!theirs) return embedded;
    if (mayAsk(theirs.text)) return takeQuestion(embedded, places[i] ?? embedded, theirs, work);
    refuse('not_the_work');
    return embedded;
  });
  // An interview speaks of the job: where the model's questions do not, the embedded opening does.
  const [opening] = own;
  if (opening && questions[0] !== opening && !questions.some(({ text }) => namesRole(text, profile.role))) {
    questions[0] = opening;
    refuse('role_unnamed');
  }
  const isTheirs = (question: PlannedQuestion, i: number) => question !== own[i];
  const isWithoutTopic = ({ topic }: PlannedQuestion, i: number) => topic === '' && sayable[i]?.topic.trim() !== '';
  return {
    plan: { ...plan, questions },
    taken: questions.filter(isTheirs).length,
    refused,
    withoutTopic: questions.filter((question, i) => isTheirs(question, i) && isWithoutTopic(question, i)).length,
  };
}

/**
 * A model that speaks of the work in half of its questions has not been told by the posting to speak of something else: of
 * what else it asks only that is refused which the posting says beside the work, or which has nothing to do with any.
 * Else each has to be about the work.
 */
function chooseByWork(texts: readonly string[], work: WorkWords): (text: string) => boolean {
  const aboutWork = texts.filter((text) => work.isAboutWork(text));
  const isTrusted = 2 * aboutWork.length >= texts.length;
  return (text) => aboutWork.includes(text) || (isTrusted && !work.isAstray(text) && !work.isStrange(text));
}

const takeQuestion = (
  embedded: PlannedQuestion,
  { type, expectedStructure }: Place,
  { text, topic, signals }: WrittenQuestion,
  work: WorkWords,
): PlannedQuestion => ({
  ...embedded,
  type,
  expectedStructure,
  text,
  topic: topicOf(topic, text, work),
  signals: signalsOf(signals, embedded),
});

/** Whether a word of the job's name is said. */
function namesRole(text: string, role: string): boolean {
  const said = new Set(tokenise(text).map(({ folded }) => folded));
  return tokenise(role).some(({ folded }) => said.has(folded));
}

/** '' where a model's cannot be shown: it is then told by the question's type. */
function topicOf(topic: string, text: string, work: WorkWords): string {
  const words = topic.replace(/[^\p{L}\p{N}\s+#/'’-]/gu, '').trim();
  return words.split(/\s+/).length > MOST_TOPIC_WORDS || !work.isTopicOf(words, text) ? '' : words;
}

const signalsOf = (signals: readonly string[], embedded: PlannedQuestion): string[] =>
  [
    ...new Set([
      ...signals
        .map((signal) => signal.toLowerCase().trim())
        .filter((signal) => /^[\p{L}\p{N}+#-]{3,30}$/u.test(signal)),
      ...embedded.signals,
    ]),
  ].slice(0, MOST_SIGNALS);

/** Words that keep their capitals in a question: those that have them within sentences of the posting. */
function namesIn(posting: string, { profile }: InterviewPlan): string[] {
  const inside = posting.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}+#.-]*/gu) ?? [];
  return [...new Set([profile.role, profile.company, ...profile.skills, ...inside])].filter((name) => name !== '');
}
