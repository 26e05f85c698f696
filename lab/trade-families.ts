import { z } from 'zod';
import { readCorpusFile } from './corpus.ts';
import type { LabelledPosting } from './labelled-postings.ts';

export const FAMILY_NAMES = 'families';

/** What authors called a posting's line of work, or that and its role, with the families of the knowledge base that fit. */
const FAMILIES_OF = readCorpusFile(FAMILY_NAMES, z.record(z.string(), z.array(z.string()).min(1)));

/** The families that fit a labelled posting; undefined where nobody has said. */
export function familiesOf({ family = '-', role }: LabelledPosting['expect']): readonly string[] | undefined {
  for (const name of role) {
    const found = FAMILIES_OF[`${family}: ${name.toLowerCase()}`];
    if (found) return found;
  }
  return role.length === 0 ? undefined : FAMILIES_OF[family];
}
