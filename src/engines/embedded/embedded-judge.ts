import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Judge } from '#engines/judge.ts';

/** The product's own rules, with no key and no network. */
export const embeddedJudge: Judge = {
  name: ENGINE_NAME,
  version: ENGINE_VERSION,
  judge: async (request) => ({ findings: proposeFindings(request), warnings: [] }),
};
