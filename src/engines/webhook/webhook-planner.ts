import type { PlannedQuestion } from '#contract/interview.ts';
import { type Loose, record, text } from '#domain/answers/loose-json.ts';
import { readQuestions } from '#domain/answers/read-questions.ts';
import { greetingFor } from '#domain/planning/greeting.ts';
import { type NamedJob, readPosting } from '#domain/planning/read-posting.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Planner, PlanOutcome } from '#engines/planner.ts';
import { postToWebhook, readWebhookJson, requireWebhook } from './ask-webhook.ts';

/** What a webhook answers to a text that says too little; it reaches the visitor. */
const INSUFFICIENT = 599;
const MOST_QUESTIONS = 10;
const MOST_QUESTION_CHARACTERS = 500;
const MOST_INTRO_CHARACTERS = 1_000;
const MOST_SIGNALS = 20;

/** Has the operator's automation write the questions and the greeting. */
export const webhookPlanner = (key: string): Planner => ({
  name: 'webhook',
  async plan({ text: posting, style, length, seed, named }, call) {
    const description = named ? `${namesOf(named)}\n\n${posting}` : posting;
    const event = {
      event: 'initialize',
      start: true,
      description,
      client_ts: new Date().toISOString(),
      length,
      interviewType: style,
    };
    const answer = await postToWebhook(requireWebhook(call.webhookUrl, key), event, call.signal);
    if (answer.status === INSUFFICIENT) return { outcome: refusal(answer.body), warnings: [] };
    const value = record(readWebhookJson(answer));
    const places: Loose[] = [record(value.data), value];
    const first = (name: string) => places.map((place) => text(place[name]).trim()).find(Boolean) ?? '';
    const asked = places.map((place) => readQuestions(place.questions)).find((list) => list.length > 0) ?? [];
    const questions = asked
      .map((question) => ({ ...question, text: question.text.replace(/\s+/g, ' ') }))
      .filter((question) => question.text.length <= MOST_QUESTION_CHARACTERS)
      .slice(0, MOST_QUESTIONS);
    if (questions.length === 0) throw new EngineFailure('unreadable', 'The webhook answered without questions');

    const reading = readPosting(posting, undefined, named);
    const profile = { ...reading.profile, company: named?.company ?? (first('company') || reading.profile.company) };
    const planned = questions.map(({ text: words }, i): PlannedQuestion => {
      const type = detectQuestionType(words);
      const about = profile.skills.find((skill) => words.toLowerCase().includes(skill.toLowerCase())) ?? '';
      const own = words.toLowerCase().match(/[\p{L}\p{N}+#]{4,}/gu) ?? [];
      return {
        id: `q_${i + 1}`,
        text: words,
        type,
        expectedStructure: expectedStructure(type),
        signals: [...new Set([...own, ...reading.family.signals])].slice(0, MOST_SIGNALS),
        topic: about,
      };
    });
    const greeting = first('intro').slice(0, MOST_INTRO_CHARACTERS) || greetingFor(profile);
    return {
      outcome: { sufficient: true, plan: { profile, style, length, seed, greeting, questions: planned } },
      warnings: [],
    };
  },
});

/** The job that the candidate named, before a text that may say otherwise. */
const namesOf = ({ role, company }: NamedJob): string =>
  `Position: ${role}${company === '' ? '' : `\nCompany: ${company}`}`;

function refusal(body: string): PlanOutcome {
  let told: Loose = {};
  try {
    told = record(JSON.parse(body));
  } catch {
    // Its status alone says it.
  }
  const message = (text(told.error) || text(told.message)).trim();
  return { sufficient: false, reason: 'webhook', ...(message && message.length <= 300 ? { message } : {}) };
}
