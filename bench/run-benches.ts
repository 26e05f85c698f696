import { measureBargeIn } from './barge-in/measure-barge-in.ts';
import { measureCalls } from './calls/measure-calls.ts';
import { measureDashboard } from './dashboard/measure-dashboard.ts';
import { measureFirstLoad } from './first-load/measure-first-load.ts';
import { measureFirstMinute } from './first-minute/measure-first-minute.ts';
import { measureMedia } from './media/measure-media.ts';
import { measureReplies } from './media/measure-replies.ts';
import { measureModels } from './models/measure-models.ts';
import { measurePages } from './pages/measure-pages.ts';
import { measurePatience } from './patience/measure-patience.ts';
import { measurePlanning } from './planning/measure-planning.ts';
import { measureReaders } from './readers/measure-readers.ts';
import { measureReadingTime } from './reading/measure-reading-time.ts';
import { measureRealtime } from './realtime/measure-realtime.ts';
import { measureReport } from './report/measure-report.ts';
import { measureScale } from './scale/measure-scale.ts';
import { measureScoringTime } from './scoring/measure-scoring-time.ts';
import { measureStartUp } from './start-up/measure-start-up.ts';
import { measureWorstInputs } from './worst-inputs/measure-worst-inputs.ts';
import { measureWrites } from './writes/measure-writes.ts';

/** What is measured, in order; `npm run bench -- first-load` measures that alone. Each prints its figures. */
const BENCHES: Record<string, () => Promise<void> | void> = {
  'barge-in': measureBargeIn,
  calls: measureCalls,
  dashboard: measureDashboard,
  'first-load': measureFirstLoad,
  'first-minute': measureFirstMinute,
  media: async () => {
    await measureMedia();
    await measureReplies();
  },
  models: measureModels,
  pages: measurePages,
  patience: measurePatience,
  planning: measurePlanning,
  readers: measureReaders,
  reading: measureReadingTime,
  realtime: measureRealtime,
  report: measureReport,
  scale: measureScale,
  scoring: measureScoringTime,
  'start-up': measureStartUp,
  'worst-inputs': measureWorstInputs,
  writes: measureWrites,
};

export async function runBenches(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`No bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
  for (const [name, run] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}`);
    await run();
  }
}
