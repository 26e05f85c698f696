import type { JudgeRequest, QuestionFindings } from '#domain/scoring/findings.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

/** The warnings are for the report's reader. */
export interface Judgement extends EngineAnswer {
  findings: QuestionFindings;
}

/** The port to whatever judges an answer. A judge proposes findings; `billQuestion` makes scores of them. */
export interface Judge {
  readonly name: string;
  /** Raised when any finding can change; kept with each report. */
  readonly version: string;
  judge(request: JudgeRequest, call: EngineCall): Promise<Judgement>;
}
