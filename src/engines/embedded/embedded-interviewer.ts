import { decideReply } from '#domain/interview/conversation.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { summariseInterview } from '#domain/scoring/score-interview.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { Interviewer } from '#engines/interviewer.ts';

/** The deterministic engine: the product's own rules, with no key and no network. */
export const embeddedInterviewer: Interviewer = {
  name: ENGINE_NAME,
  version: ENGINE_VERSION,
  plan: async (input) => planInterview(input),
  reply: async (input) => decideReply(input),
  score: async (input) => scoreQuestion(input),
  summarise: async (questions) => summariseInterview(questions),
};
