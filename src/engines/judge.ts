import type { JudgeRequest, QuestionFindings } from '#domain/scoring/findings.ts';
import type { EngineCall } from './engine-call.ts';

export interface Judgement {
  findings: QuestionFindings;
  /** What was asked for and could not be honoured, for the report's reader. */
  warnings: string[];
}

/** The port to whatever judges an answer. A judge proposes findings; `billQuestion` makes scores of them. */
export interface Judge {
  readonly name: string;
  /** Raised when any finding can change; kept with each report. */
  readonly version: string;
  judge(request: JudgeRequest, call: EngineCall): Promise<Judgement>;
}
