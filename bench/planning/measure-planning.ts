import { readPostings } from '#lab/labelled-postings.ts';
import { planPosting } from '#lab/plan-posting.ts';

/** As much of a pasted text as planning reads. */
const LONG_CHARS = 20_000;
const ROUNDS = 20;

/** The processor's time for planning an ordinary posting and one of 20,000 characters, beside JSON-parsing the same text. */
export async function measurePlanning(): Promise<void> {
  const texts = readPostings('ordinary').map(({ text }) => text);
  const long = texts.join('\n\n').slice(0, LONG_CHARS);
  const plan = (text: string) => planPosting({ text, style: 'technical', length: '60min', seed: 0 });
  const json = JSON.stringify(long);
  print('planning an ordinary posting', cpuMs(() => texts.slice(0, ROUNDS).forEach(plan)) / ROUNDS);
  print('planning a posting of 20,000 characters', cpuMs(() => repeat(() => plan(long))) / ROUNDS);
  print('JSON-parsing the same text', cpuMs(() => repeat(() => JSON.parse(json))) / ROUNDS);
}

const print = (what: string, ms: number): void =>
  console.log(`  ${what.padEnd(42)} ${ms.toFixed(ms < 1 ? 3 : 1)} ms of CPU`);

const repeat = (work: () => unknown): void => {
  for (let i = 0; i < ROUNDS; i++) work();
};

/** Measured once everything is warm. */
function cpuMs(work: () => void): number {
  work();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
