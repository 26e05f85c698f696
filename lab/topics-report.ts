import { z } from 'zod';
import { Chance } from '#domain/planning/chance.ts';
import { chooseAsked } from '#domain/planning/choose-asked.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { corpusFiles, readCorpusFile } from './corpus.ts';
import { readPostings } from './labelled-postings.ts';
import { withItsBank } from './plan-posting.ts';

/** A thing that a posting of the corpus was asked about, and what somebody who hires for the role made of it. */
const labelled = z.array(
  z.strictObject({
    postings: z.string(),
    id: z.string(),
    topic: z.string(),
    /** 2: worth a whole question; 1: sound, but a side matter or dull; 0: nobody would say it. */
    verdict: z.literal([0, 1, 2]),
  }),
);

/** Of what planning would ask about today: what readers made of it, as far as they judged it. */
export function writeTopicsReport(): string {
  const lines = corpusFiles((name) => name.startsWith('topics-')).map((file) => {
    const topics = readCorpusFile(file, labelled);
    const all = [0, 0, 0];
    const kept = [0, 0, 0];
    for (const posting of new Set(topics.map(({ postings, id }) => `${postings}\n${id}`))) {
      const [postings = '', id] = posting.split('\n');
      const text = readPostings(postings).find((other) => other.id === id)?.text;
      if (text === undefined) throw new Error(`There is no posting ${posting}`);
      const names = new Set(chooseAsked(withItsBank(readPosting(text)), new Chance(0, text)).map(({ name }) => name));
      for (const { topic, verdict } of topics.filter((each) => each.postings === postings && each.id === id)) {
        all[verdict] = (all[verdict] ?? 0) + 1;
        if (names.has(topic)) kept[verdict] = (kept[verdict] ?? 0) + 1;
      }
    }
    return `${file}: judged ${sharesOf(all)}; still asked about ${sharesOf(kept)}`;
  });
  return lines.join('\n');
}

function sharesOf([bad = 0, soso = 0, good = 0]: readonly number[]): string {
  const all = bad + soso + good;
  const share = (part: number) => `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;
  return `${all}, of them ${share(good)} worth a question, ${share(soso)} sound, ${share(bad)} bad`;
}
