import { InterviewObject as RealInterviewObject } from '#durable/interview-object.ts';
import type { Env } from '#worker/env.ts';
import { equipment } from './equipment.ts';

export { default } from '#worker/index.ts';

/** The product's own object; a test decides what it is equipped with. */
export class InterviewObject extends RealInterviewObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, equipment());
  }
}
