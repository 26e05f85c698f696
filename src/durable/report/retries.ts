import type { PlannedQuestion } from '#contract/interview.ts';
import { MAX_RETRIES } from '#contract/limits.ts';
import type { ScoredQuestion } from '#contract/results.ts';
import type { Retry } from '#contract/retry-calls.ts';
import { questionBehind, tougherQuestion } from '#domain/report/tougher-question.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { conflict, forbidden, notFound, type Outcome, succeed, usedUp } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Judge } from '#engines/judge.ts';
import { requestTag } from '#engines/request-tag.ts';
import { scoreQuestion } from '#engines/score-question.ts';
import { unansweredQuestion, unaskedQuestion } from './compose-report.ts';
import { hashOf, judgeRequest } from './responses.ts';
import type { RetryStore, StoredRetry } from './retry-store.ts';
import type { ScoringStore } from './scoring-store.ts';

interface RetriesNeeds {
  store: InterviewStore;
  scoring: ScoringStore;
  retries: RetryStore;
  judge: Judge;
  /** Without its signal: that ends with the interview. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

interface UnderWay {
  questionId: string;
  text: string;
  outcome: Promise<Outcome<Retry>>;
}

interface Asked {
  questionIndex: number;
  question: PlannedQuestion;
  /** What was said to it in the interview, to be judged; or why nothing was. */
  old: JudgeRequest | ScoredQuestion;
  /** Something was said to the question, or to the one that it goes on from. */
  wasAnswered: boolean;
}

/**
 * The same question again, or the tougher one that goes on from it. What is said now is judged at once, beside whatever
 * else the object does, and kept apart from the report with what was said before, judged by the same engine and version.
 */
export class Retries {
  readonly #given: RetriesNeeds;
  readonly #gone = new AbortController();
  /** Those that are being judged. */
  readonly #underWay = new Set<UnderWay>();

  constructor(given: RetriesNeeds) {
    this.#given = given;
  }

  async take(interview: InterviewRecord, questionId: string, text: string): Promise<Outcome<Retry>> {
    if (interview.finishedAt === null) return conflict('This interview is not finished yet');
    const asked = this.#asked(interview, questionId);
    if (!asked) return notFound('This interview has nothing to compare with that question');
    // Who heard no answer sends the same words again: they are judged and kept once.
    const taken = this.#taken(questionId);
    const newest = taken.at(-1);
    if (newest?.after.responses[0]?.answer === text) return succeed(answered(newest));
    const judging = [...this.#underWay].filter((each) => each.questionId === questionId);
    const twin = judging.find((each) => each.text === text);
    if (twin) return twin.outcome;
    if (taken.length + judging.length >= MAX_RETRIES) {
      return usedUp(`This question has been answered again ${MAX_RETRIES} times, and that is as often as it can be`);
    }
    const { role, company } = interview.profile;
    const { question } = asked;
    const request = { question, role, company, responses: [{ asked: question.text, answer: text }] };
    const underWay = { questionId, text, outcome: this.#keep(asked, request) };
    this.#underWay.add(underWay);
    return underWay.outcome.finally(() => this.#underWay.delete(underWay));
  }

  /** What can be answered: what was asked in the interview, and what goes on from an answer. */
  #asked(interview: InterviewRecord, questionId: string): Asked | undefined {
    const { store } = this.#given;
    const questionIndex = this.#indexOf(questionId);
    const planned = store.questions()[questionIndex];
    if (!planned) return undefined;
    const said = judgeRequest(store, interview, questionIndex);
    if (questionId === planned.id) {
      const old = said ?? unansweredQuestion(store, interview, questionIndex);
      return old && { questionIndex, question: planned, old, wasAnswered: said !== undefined };
    }
    const question = tougherQuestion(planned);
    return said && question.id === questionId
      ? { questionIndex, question, old: unaskedQuestion(question), wasAnswered: true }
      : undefined;
  }

  #indexOf(questionId: string): number {
    const id = questionBehind(questionId);
    return this.#given.store.questions().findIndex((each) => each.id === id);
  }

  /** How a question was answered again, oldest first. */
  #taken(questionId: string): StoredRetry[] {
    const taken = this.#given.retries.list(this.#indexOf(questionId));
    return taken.filter(({ after }) => after.question_id === questionId);
  }

  async #keep({ questionIndex, old, wasAnswered }: Asked, request: JudgeRequest): Promise<Outcome<Retry>> {
    const { store, retries } = this.#given;
    try {
      const judged = await this.#judgeBoth(questionIndex, old, request);
      const now = this.#given.interview();
      if (!now) return forbidden;
      // What was said to the question was deleted meanwhile, and this goes with it.
      if (wasAnswered && !judgeRequest(store, now, questionIndex)) return conflict('This answer was deleted');
      return succeed(answered(retries.add({ ...judged, questionIndex, createdAt: Date.now() })));
    } catch (error) {
      if (this.#gone.signal.aborted) return forbidden;
      console.warn({ ...requestTag(), event: 'retry_failed', error: error instanceof Error ? error.name : 'unknown' });
      // As a value: what is thrown out of the object is logged with its message, which may repeat what was said.
      return { ok: false, reason: 'failed' };
    }
  }

  list(questionId?: string): Retry[] {
    const { scoring, retries } = this.#given;
    const scores = scoring.scores();
    return (questionId === undefined ? retries.list() : this.#taken(questionId)).map((retry) => {
      // Words that were corrected since are compared as they stand now.
      const now = scores.get(retry.questionIndex)?.scored;
      const isCompared = now?.question_id === retry.after.question_id && isBySame(now, retry.after);
      return answered(isCompared ? { ...retry, before: now } : retry);
    });
  }

  /** Nobody waits for a score any more: the interview is erased. */
  abandon(): void {
    this.#gone.abort();
  }

  async #judgeBoth(questionIndex: number, old: JudgeRequest | ScoredQuestion, request: JudgeRequest) {
    const { judge } = this.#given;
    const after = await this.#score(judge, request);
    if (!isJudged(old))
      return { before: { ...old, engine: after.engine, engine_version: after.engine_version }, after };
    const before = this.#known(questionIndex, old, after) ?? (await this.#score(judge, old));
    if (isBySame(before, after)) return { before, after };
    // The built-in judge stepped in for one of the two.
    return { before: await this.#score(embeddedJudge, old), after: await this.#score(embeddedJudge, request) };
  }

  /** The score that the old words have already, if it is of the same make as the new one's. */
  #known(questionIndex: number, old: JudgeRequest, after: ScoredQuestion): ScoredQuestion | undefined {
    const score = this.#given.scoring.scores().get(questionIndex);
    return score && score.inputsHash === hashOf(old) && isBySame(score.scored, after) ? score.scored : undefined;
  }

  async #score(judge: Judge, request: JudgeRequest): Promise<ScoredQuestion> {
    return (await scoreQuestion(judge, request, { ...this.#given.call(), signal: this.#gone.signal })).scored;
  }
}

/** What was said is judged with the new answer; that nothing was said needs no judge. */
const isJudged = (old: JudgeRequest | ScoredQuestion): old is JudgeRequest => 'role' in old;

/** As it is answered. */
const answered = ({ n, createdAt, before, after }: StoredRetry): Retry => ({
  id: `retry_${n}`,
  questionId: after.question_id,
  createdAt: new Date(createdAt).toISOString(),
  before,
  after,
});

const isBySame = (one: ScoredQuestion, other: ScoredQuestion): boolean =>
  one.engine === other.engine && one.engine_version === other.engine_version;
