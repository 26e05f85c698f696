import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { lastTwelveMonths, monthStart, weekOf, weekStart } from '#domain/dashboard/calendar.ts';
import { localTime, momentOf, offsetSpans } from '#domain/dashboard/zone-offsets.ts';
import { loadDashboardRows } from '#storage/dashboard.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { type InterviewRow, loadInterviewsOf, loadLatestScoredId, saveInterviewRow } from '#storage/interviews.ts';
import { loadWaiting } from '#storage/operator-figures.ts';
import { d1OverSqlite } from './d1-over-sqlite.ts';
import { fillIndex } from './fill-index.ts';

const ROWS = Number(process.env.SCALE_ROWS ?? 10_000_000);
const ROUNDS = 25;
const NOW = Date.UTC(2026, 10, 27, 12);
/** What somebody waits for. */
const MOST_MS = 50;

export interface ScaleFigure {
  name: string;
  medianMs: number;
  worstMs: number;
}

/** Fills an index with interviews and asks it what the product asks: prints how long each takes, and fails above 50 ms. */
export async function measureScale(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-scale-'));
  try {
    const { bytes, fillSeconds, figures } = await scaleFigures(path.join(folder, 'index.sqlite'), ROWS);
    console.log(
      `${ROWS.toLocaleString('en-GB')} interviews: ${(bytes / 1e9).toFixed(2)} GB, ${Math.round(bytes / ROWS)} bytes each with their indexes, filled in ${Math.round(fillSeconds)} s`,
    );
    for (const { name, medianMs, worstMs } of figures)
      console.log(`${name.padEnd(44)} ${medianMs.toFixed(2).padStart(8)} ms, at worst ${worstMs.toFixed(2)} ms`);
    const slow = figures.filter(({ medianMs }) => medianMs > MOST_MS);
    if (slow.length > 0) throw new Error(`Slower than ${MOST_MS} ms: ${slow.map(({ name }) => name).join(', ')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function scaleFigures(file: string, rows: number, rounds = ROUNDS) {
  const begunAt = performance.now();
  const { db: sqlite, busyOwner, usualOwner } = fillIndex(file, rows, NOW);
  const fillSeconds = (performance.now() - begunAt) / 1_000;
  const db = openDatabase(d1OverSqlite(sqlite));
  const asked: [string, () => Promise<unknown>][] = [
    ['dashboard of 20 interviews', () => dashboard(db, usualOwner)],
    ['dashboard of 300 interviews', () => dashboard(db, busyOwner)],
    ['list of 300 interviews, the newest 200', () => loadInterviewsOf(db, busyOwner)],
    ['newest report', () => loadLatestScoredId(db, usualOwner)],
    ['a projection of an interview', () => saveInterviewRow(db, rowOf(busyOwner))],
    ['what waits longest, for the operator', () => loadWaiting(db, NOW)],
  ];
  const figures: ScaleFigure[] = [];
  for (const [name, ask] of asked) figures.push(await timed(name, ask, rounds));
  sqlite.close();
  return { bytes: (await stat(file)).size, fillSeconds, figures };
}

async function timed(name: string, ask: () => Promise<unknown>, rounds: number): Promise<ScaleFigure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begunAt = performance.now();
    await ask();
    times.push(performance.now() - begunAt);
  }
  times.sort((a, b) => a - b);
  return { name, medianMs: times[Math.floor(rounds / 2)] ?? 0, worstMs: times.at(-1) ?? 0 };
}

function dashboard(db: Database, ownerId: string) {
  const spans = offsetSpans('Europe/London', Date.UTC(2025, 0, 1), NOW);
  const localNowMs = localTime(spans, NOW);
  return loadDashboardRows(db, {
    ownerId,
    spans,
    weekStartMs: momentOf(spans, weekStart(weekOf(localNowMs))),
    monthStartsMs: lastTwelveMonths(localNowMs).map((month) => momentOf(spans, monthStart(month))),
  });
}

let version = 10;
function rowOf(ownerId: string): InterviewRow {
  version += 1;
  return {
    id: 'int_00000000000000000000000000000001',
    ownerId,
    guestHash: null,
    role: 'Barista',
    company: 'Northwind',
    style: 'normal',
    length: '30min',
    questionCount: 6,
    questionNumber: 6,
    status: 'scored',
    overallScore: version % 100,
    problemAnswerScore: 60,
    concisenessScore: 60,
    structureScore: 60,
    durationMs: 900_000,
    createdAt: NOW,
    lastActivityAt: NOW + version,
    completedAt: NOW,
    version,
  };
}
