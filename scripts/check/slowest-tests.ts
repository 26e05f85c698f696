import { readFile } from 'node:fs/promises';

export interface TimedTest {
  name: string;
  durationMs: number;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** Reads what a run of either runner reported as JSON; nothing when it ended before it could report. */
export async function readTimedTests(file: string): Promise<TimedTest[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const report: VitestReport | { suites: PlaywrightSuite[] } = JSON.parse(text);
  if ('suites' in report) return report.suites.flatMap((suite) => testsOf(suite, ''));
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, durationMs: duration ?? 0 })),
  );
}

function testsOf({ title, suites = [], specs = [] }: PlaywrightSuite, above: string): TimedTest[] {
  const path = above ? `${above} › ${title}` : title;
  const own = specs.map((spec) => ({
    name: `${path} › ${spec.title}`,
    durationMs: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}

/** The slowest tests of a run as lines to print, the slowest first. */
export function slowestLines(tests: readonly TimedTest[], count = 10): string[] {
  return [...tests]
    .sort((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1_000).toFixed(1).padStart(6)} s  ${name}`);
}
