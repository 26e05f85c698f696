import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { build } from 'vite';
import { interviewResults } from '#contract/results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { readResults } from '#domain/results/read-results.ts';
import { sampleReport } from '#domain/results/sample-report.ts';
import { anyReport } from '#tests/support/any-report.ts';
import { deriveReader } from './derived-reader.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ANY_REPORTS = 2_000;
const SEED = 1;

/** Weighs the reader of reports beside one that is derived from the contract: what each weighs, and what it reads as the other does. */
export async function measureReaders(): Promise<void> {
  const weights = [
    ['the product’s reader', await packed("export { readResults } from '#domain/results/read-results.ts';")],
    [
      'derived from the contract',
      await packed(
        "import { interviewResults } from '#contract/results.ts'; import { deriveReader } from '../../bench/readers/derived-reader.ts'; export const read = deriveReader(interviewResults);",
      ),
    ],
    [
      'zod/mini alone, of what that would need',
      await packed(
        "import * as z from 'zod/mini'; export const read = z.catch(z.object({ a: z.array(z.string()), b: z.optional(z.int()), c: z.enum(['d']) }), { a: [], c: 'd' });",
      ),
    ],
  ] as const;
  for (const [name, bytes] of weights)
    console.log(`  ${name.padEnd(42)} ${(bytes / 1_000).toFixed(1).padStart(5)} KB gzip`);

  const derived = deriveReader(interviewResults);
  const ours = [sampleReport(), storedReport()];
  const sets: [string, readonly unknown[]][] = [
    ['reports as we store them', ours],
    ['the same in the normalised form', ours.map((report) => normalised(report))],
    ['names of ours with anything behind them', fc.sample(anyReport, { numRuns: ANY_REPORTS, seed: SEED })],
  ];
  for (const [name, reports] of sets) {
    const same = reports.filter((report) =>
      isDeepStrictEqual(plain(derived(report)), plain(readResults(report))),
    ).length;
    console.log(`  ${name.padEnd(42)} ${same} of ${reports.length} read alike`);
  }
}

const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** As the first version stored it. */
function storedReport(): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, 'tests/fixtures/stored-schema-1/report.json'), 'utf8'));
}

function normalised(stored: unknown): unknown {
  const report = readResults(stored);
  if (!report) throw new Error('That is no report');
  return normaliseResults(report);
}

/** What a page would load of this module, packed as it is served. */
async function packed(source: string): Promise<number> {
  const folder = await mkdtemp(path.join(ROOT, 'dist', 'readers-'));
  try {
    const entry = path.join(folder, 'reader.ts');
    await writeFile(entry, source);
    const built = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'reader' } },
    });
    const outputs = Array.isArray(built) ? built : [built];
    const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
    return chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0), 0);
  } finally {
    await rm(folder, { recursive: true });
  }
}
