import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { CUT_SHORT, judgedPart } from '#domain/scoring/judged-part.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Judge } from '#engines/judge.ts';

/** The product's own rules, with no key and no network. */
export const embeddedJudge: Judge = {
  name: ENGINE_NAME,
  version: ENGINE_VERSION,
  judge: async (request) => {
    // Judging is one long step: whoever else waits for the object is heard between two of them.
    await new Promise((resolve) => setTimeout(resolve));
    return {
      findings: proposeFindings(request),
      warnings: request.responses.some(({ answer }) => judgedPart(answer) !== answer) ? [CUT_SHORT] : [],
    };
  },
};
