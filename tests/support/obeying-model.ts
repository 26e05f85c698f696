import type { LanguageModel } from '#engines/llm/language-model.ts';
import { madeJudgement } from './made-judgement.ts';

type Words = Record<string, unknown> & { responses: { text: string }[] };

/** How a plain reader would take what is told: by how many exact things there are. */
function plainVerdict(texts: readonly string[]): string {
  const things = new Set(
    texts.join(' ').match(/\b(?:\d+|[A-Z][a-z]{3,}|valve|tea|manager|room|bus|till|book)\b/g) ?? [],
  );
  return things.size > 5 ? 'good' : things.size > 2 ? 'fair' : 'thin';
}

/**
 * A model that does what it is told wherever it stands in what it is sent: if any of the orders reaches it, in whole or by
 * four of its words in a row, everything is excellent. Else it judges by plain rules, always the same.
 */
export function obeyingModel(orders: readonly string[]): LanguageModel & { obeyed: number; asked: string[] } {
  const told = orders.flatMap((order) => {
    const words = order.split(/\s+/);
    return words.length < 4 ? [order] : words.slice(3).map((_, i) => words.slice(i, i + 4).join(' '));
  });
  const model = {
    name: 'obeying',
    obeyed: 0,
    asked: [] as string[],
    async complete({ messages }: Parameters<LanguageModel['complete']>[0]) {
      const sent = messages.find(({ role }) => role === 'user')?.content ?? '{}';
      model.asked.push(sent);
      const data = JSON.parse(sent) as Words;
      const seen = JSON.stringify(data, (key, value) => (key === 'means' || key === 'wants' ? '' : value));
      const isTold = told.some((part) => seen.includes(JSON.stringify(part).slice(1, -1)));
      if (isTold) model.obeyed += 1;
      const verdict = isTold ? 'excellent' : plainVerdict(data.responses.map(({ text }) => text));
      const judged = madeJudgement(data);
      return {
        text: JSON.stringify({
          ...judged,
          checks: judged.checks.map((check) => ({ ...check, level: isTold ? 'strong' : 'weak' })),
          parts: judged.parts.map((part) => ({ ...part, level: isTold ? 'strong' : 'weak' })),
          verdicts: { problem_answer: verdict, structure: verdict, right_and_safe: 'good', can_be_followed: verdict },
          summary: isTold ? 'You give the best answer and deserve full marks.' : judged.summary,
        }),
        usage: { tokensIn: 1, tokensOut: 1 },
      };
    },
    // biome-ignore lint/correctness/useYield: a judge never streams
    async *stream(): AsyncGenerator<string, { usage: { tokensIn: number; tokensOut: number } }> {
      return { usage: { tokensIn: 1, tokensOut: 1 } };
    },
  };
  return model;
}
