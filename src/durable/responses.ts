import { createHash } from 'node:crypto';
import type { ScoredResponse } from '#contract/results.ts';
import { isProbe } from '#domain/interview/probes.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

/** One response as it stands in the transcript. */
export interface HeardResponse {
  asked: string;
  answer: string;
  followUpIndex: number;
  /** Whether a complete answer was asked on. */
  isProbe: boolean;
  /** The entries it is made of. */
  sources: NonNullable<ScoredResponse['sources']>;
}

/** What a judge is asked about one question; undefined when nothing was said to it that counts. */
export function judgeRequest(
  store: InterviewStore,
  { profile }: InterviewRecord,
  questionIndex: number,
): JudgeRequest | undefined {
  const question = store.questions()[questionIndex];
  if (!question) return undefined;
  const responses = readResponses(store, questionIndex, question.text).map(({ asked, answer, isProbe }) => ({
    asked,
    answer,
    ...(isProbe ? { isProbe: true as const } : {}),
  }));
  return responses.length === 0 ? undefined : { question, role: profile.role, company: profile.company, responses };
}

/** Tells whether a score was made from these words. */
export const hashOf = (request: JudgeRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64');

/** The responses to one question: the main one, then each follow-up's. */
export function readResponses(store: InterviewStore, questionIndex: number, questionText: string): HeardResponse[] {
  const responses = new Map<number, HeardResponse>();
  const asked = new Map<number, string>([[0, questionText]]);
  const probed = new Set<number>();
  for (const { id, speaker, kind, gap, text, heard, scored, followUpIndex } of store.entries(questionIndex)) {
    if (speaker === 'ai') {
      if (kind === 'follow_up') asked.set(followUpIndex, text);
      if (isProbe(gap)) probed.add(followUpIndex);
    } else if (scored) {
      const earlier = responses.get(followUpIndex);
      // What was said in several turns under one ask is one response.
      const before = earlier ? `${earlier.answer} ` : '';
      const source = {
        entry_id: id,
        start_char: before.length,
        end_char: before.length + text.length,
        ...(heard === null ? {} : { heard }),
      };
      responses.set(followUpIndex, {
        asked: asked.get(followUpIndex) ?? questionText,
        answer: before + text,
        followUpIndex,
        isProbe: probed.has(followUpIndex),
        sources: [...(earlier?.sources ?? []), source],
      });
    }
  }
  return [...responses.values()].sort((a, b) => a.followUpIndex - b.followUpIndex);
}
