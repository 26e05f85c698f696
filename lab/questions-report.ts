import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import { drawQuestions } from '#domain/planning/plan-questions.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { tokenise } from '#domain/planning/term-index.ts';
import { withItsBank } from './plan-posting.ts';

/** The questions of a posting in every style and length, each with the line that it comes from or whose bank. */
export function writeQuestions(id: string | number, text: string, seed: number): string {
  const reading = readPosting(text);
  if (reading.insufficiency) return `${id}: too little to plan from`;
  const { role, company, family } = reading.profile;
  const out = [`${id}: ${role} at ${company || 'nobody named'}, ${family}${reading.isSure ? '' : ' (not sure)'}`];
  for (const style of INTERVIEW_STYLES)
    for (const length of DURATION_IDS) {
      out.push(`  ${style} ${length}`);
      for (const { question, from } of drawQuestions(withItsBank(reading), style, length, new Chance(seed, text)))
        out.push(`    ${question.text}  [${sourceOf(from, text)}]`);
    }
  return out.join('\n');
}

function sourceOf(from: ReturnType<typeof drawQuestions>[number]['from'], text: string): string {
  if (!from) return 'any work';
  return 'bank' in from ? 'family bank' : lineWith(from.posting, text);
}

/** The line of a posting that says most of these words: a duty stands there as an order, 'check' for 'checking'. */
export function lineWith(phrase: string, text: string): string {
  const stems = (words: string) => new Set(tokenise(words).map(({ folded }) => folded.replace(/(?:ing|ed|e)$/, '')));
  const wanted = stems(phrase);
  let best = '';
  let most = 0;
  for (const line of text.split('\n')) {
    const own = stems(line);
    const share = [...wanted].filter((word) => own.has(word)).length;
    if (share > most) [best, most] = [line.trim(), share];
  }
  return best;
}
