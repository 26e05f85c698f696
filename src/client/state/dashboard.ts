import { ApiError, readCall } from '#client/api/call-api.ts';
import type { DashboardProfile } from '#contract/dashboard-calls.ts';
import {
  emptyProfile,
  emptyStats,
  type ReadStats,
  readOverview,
  readProfile,
  readStats,
} from '#domain/answers/read-dashboard.ts';
import { DashboardUnavailable } from './dashboard-unavailable.ts';
import { onPersonChange } from './personal.ts';
import { createStore, useStore } from './store.ts';

export interface Dashboard {
  stats: ReadStats;
  profile: DashboardProfile;
}

const dashboard = createStore<Dashboard | null>(null);
/** Grows with every change of who is signed in: an answer that was asked for before is nobody's. */
let person = 0;

onPersonChange(() => {
  person++;
  dashboard.set(null);
});

const query = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Fetches what the dashboard shows. Rejects with what it says instead, or with the refusal of a guest. */
export async function loadDashboard(signal: AbortSignal): Promise<void> {
  const asker = person;
  const { stats, profile } = await fetchOverview(signal);
  const whole = {
    stats:
      stats ?? (await alone(readCall('GET /api/dashboard/stats', { query: query(), signal }, readStats), emptyStats)),
    profile: profile ?? (await alone(readCall('GET /api/dashboard/profile', { signal }, readProfile), emptyProfile)),
  };
  if (asker === person && !signal.aborted) dashboard.set(whole);
}

async function fetchOverview(signal: AbortSignal) {
  try {
    return await readCall('GET /api/dashboard/overview', { query: query(), signal }, readOverview);
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error;
    const answered = error instanceof ApiError && error.status < 400;
    throw new DashboardUnavailable(answered ? 'Failed to fetch dashboard data' : 'Failed to load dashboard data');
  }
}

/** What the overview left out is asked for by itself, and is empty when that fails too. */
const alone = <T>(asked: Promise<T>, empty: () => T): Promise<T> => asked.catch(empty);

/** Null while it is not there. */
export const useDashboard = (): Dashboard | null => useStore(dashboard);

/** The same, once. */
export const currentDashboard = (): Dashboard | null => dashboard.get();
