import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { embeddedReader } from '#engines/embedded/embedded-reader.ts';
import { interviewEngines } from '#engines/registry.ts';
import { call, input, judgeRequest, OPEN_ANSWER } from '#tests/unit/engines/llm/model-work.ts';

const ROUNDS = 15;
const AT_ONCE = 20;
/** How long the model thinks. */
const THINKS_MS = 200;
const MOST = 1.15;

/**
 * Asks a model on this machine by the product's engines and by a bare `fetch` of the same request, in turns, twenty at
 * once; of a turn the embedded reading, which is made beside it, is on either side. Rejects when the median of the
 * product is too far above the bare one's.
 */
export async function measureModels(): Promise<void> {
  const thread = new Worker(new URL('./model-thread.ts', import.meta.url), { workerData: { delayMs: THINKS_MS } });
  try {
    const [settings] = (await once(thread, 'message')) as [Record<string, string>];
    const { reader, judge } = interviewEngines(settings);
    const own = () => call(settings);
    const readItself = () => embeddedReader.read(input(OPEN_ANSWER), own());
    // A line a turn, which is not what is measured.
    console.info = () => undefined;
    const ratios = [
      await compare('a turn', () => reader.read(input(OPEN_ANSWER), own()), readItself),
      await compare('a judgement', () => judge.judge(judgeRequest(), own())),
    ];
    if (ratios.some((ratio) => ratio > MOST)) throw new Error('The engines are too far behind a bare fetch.');
  } finally {
    await thread.terminate();
  }
}

async function compare(
  name: string,
  ask: () => Promise<{ warnings: string[] }>,
  before: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const [url, init] = await requestOf(ask);
  const bare = async () => {
    await before();
    return (await fetch(url, init)).text();
  };
  const product: number[] = [];
  const plain: number[] = [];
  // The first round warms both up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const turns: [number[], () => Promise<unknown>][] = [
      [product, ask],
      [plain, bare],
    ];
    if (round % 2 === 1) turns.reverse();
    for (const [times, work] of turns) {
      const startedAt = performance.now();
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  const ratio = median(product) / median(plain);
  console.log(
    `${name}, ${AT_ONCE} at once   ${median(product).toFixed(0)} ms; bare fetch ${median(plain).toFixed(0)} ms; ${ratio.toFixed(2)} ×`,
  );
  return ratio;
}

/** The request that the engine sends, so that the bare one is the same. */
async function requestOf(ask: () => Promise<{ warnings: string[] }>): Promise<[string, RequestInit]> {
  const { fetch: real } = globalThis;
  let sent: [string, RequestInit] | undefined;
  globalThis.fetch = (url, { method, headers, body } = {}) => {
    sent = [String(url), { method, headers, body } as RequestInit];
    return real(url as string, sent[1]);
  };
  const { warnings } = await ask().finally(() => {
    globalThis.fetch = real;
  });
  if (!sent || warnings.length > 0) throw new Error('The model was not used.');
  return sent;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
