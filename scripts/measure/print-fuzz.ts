import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { FuzzFigures } from '#tests/support/fuzz-figures.ts';

/** `npm run fuzz [-- --requests N --seed N]`: sends odd requests and prints what came. Throws at any fault. */
export async function printFuzz(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
    throw new Error('--requests and --seed are whole numbers');
  }
  Object.assign(process.env, {
    FUZZ_REQUESTS: String(requests),
    FUZZ_SEED: String(seed),
    FUZZ_IS_TIMED: 'true',
  });
  const begun = Date.now();
  const vitest = await startVitest(
    'test',
    ['tests/worker/fuzz.test.ts'],
    { project: ['worker'], watch: false, reporters: [{}] },
    {},
  );
  const [test] = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  await vitest.close();
  const figures = (test?.meta() as { fuzz?: FuzzFigures } | undefined)?.fuzz;
  if (figures) console.log(linesOf(figures, Math.round((Date.now() - begun) / 1_000)).join('\n'));
  const result = test?.result();
  if (result?.state !== 'passed') {
    throw new Error(['Not as it should be:', ...(result?.errors ?? []).map(({ message }) => message)].join('\n'));
  }
  process.exitCode = 0;
}

function linesOf({ sockets, ...figures }: FuzzFigures, seconds: number): string[] {
  const { seed, requests, calls, steps, byStatus, byBody, slowest, tooSlow, faults } = figures;
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ');
  return [
    `seed ${seed}: ${requests} requests of ${calls} calls in ${seconds} s, ${steps} of them steps of a journey`,
    `answers     ${counts(byStatus)}`,
    `bodies      ${counts(byBody)}`,
    `sockets     ${sockets.opened} opened, ${sockets.refused} refused, ${sockets.sent} messages sent`,
    `received    ${counts(sockets.received)}`,
    `slowest     ${slowest.call}, ${slowest.ms} ms; ${tooSlow.length} over 5 s`,
    `faults      ${faults.length + sockets.faults.length}`,
    ...[...faults, ...sockets.faults, ...tooSlow].slice(0, 40),
  ];
}
