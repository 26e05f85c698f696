import { startVitest } from 'vitest/node';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import {
  ACTORS,
  type AccessCell,
  type AccessOutcome,
  INTERVIEWS,
  type NamedInterview,
} from '#tests/support/expected-access.ts';

const MARKS: Record<AccessOutcome, string> = { 'let in': 'yes', unauthorized: '401', forbidden: '403' };

/**
 * Measures who may make which call, by running the tests of the authorisation matrix, and prints what they saw. Throws
 * when a cell is not as the contract's access rule says.
 */
export async function printMatrix(): Promise<void> {
  const vitest = await startVitest(
    'test',
    ['tests/worker/authorisation.test.ts'],
    { project: ['worker'], watch: false, reporters: [{}] },
    {},
  );
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  await vitest.close();
  const failed = tests.filter((test) => test.result().state !== 'passed').map(({ name }) => name);
  const rows = tests.flatMap((test) => {
    const { cells } = test.meta() as { cells?: AccessCell[] };
    return cells ? [rowOf(test.name, cells)] : [];
  });
  const header = ['call', 'access', ...ACTORS];
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  console.log([line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
  const cells = tests.reduce((sum, test) => sum + ((test.meta() as { cells?: AccessCell[] }).cells?.length ?? 0), 0);
  console.log(`\nThree marks: an interview that guest-own made and nobody claimed / one that user-own claimed / none.`);
  console.log(
    `${cells} cells of ${rows.length} calls and sockets measured, ${failed.length} not as the contract says.`,
  );
  if (failed.length > 0 || tests.length === 0) throw new Error(['Failed:', ...failed].join('\n'));
  process.exitCode = 0;
}

function rowOf(name: string, cells: readonly AccessCell[]): string[] {
  const access = (calls as Record<string, Call>)[name]?.access ?? 'holder';
  const columns = ACTORS.map((actor) => {
    const ofActor = cells.filter((cell) => cell.actor === actor);
    const named = INTERVIEWS.flatMap((interview) => markOf(ofActor, interview) ?? []);
    return named.length > 0 ? named.join('/') : (markOf(ofActor, null) ?? '?');
  });
  return [name, access, ...columns];
}

function markOf(cells: readonly AccessCell[], named: NamedInterview | null): string | undefined {
  const cell = cells.find(({ interview }) => interview === named);
  return cell && MARKS[cell.outcome];
}
