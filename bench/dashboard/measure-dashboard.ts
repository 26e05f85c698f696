import { ServerProcess } from '#tests/support/server-process.ts';
import { storeInterviews } from '#tests/support/stored-interviews.ts';

const INTERVIEWS = 5_000;
const PAIRS = 101;
const MOST = 3;
const HOUR_MS = 3_600_000;

/**
 * Asks for the dashboard's overview of an account with 5,000 interviews and for its session, which reads one row of
 * the same database, in turns, on this machine. Rejects when the median of the overview is too far above the other's.
 */
export async function measureDashboard(): Promise<void> {
  const server = await ServerProcess.start();
  try {
    const { cookie, id } = await signUp(server.address);
    const newest = Date.now();
    storeInterviews(
      server.stateFolder,
      Array.from({ length: INTERVIEWS }, (_, i) => ({
        ownerId: id,
        role: `Role ${i % 30}`,
        company: `Company ${i % 200}`,
        overallScore: i % 101,
        completedAt: newest - i * 3 * HOUR_MS,
      })),
    );
    const ask = async (path: string) => {
      const begun = performance.now();
      const response = await fetch(server.address + path, { headers: { cookie } });
      const { data } = await response.json();
      return { ms: performance.now() - begun, data };
    };
    const overview = () => ask('/api/dashboard/overview?timeZone=Europe/Berlin');
    const oneRow = () => ask('/api/auth/get-session');
    const { data } = await overview();
    if (data.stats.totalInterviews !== INTERVIEWS) throw new Error('The overview does not tell every interview.');
    const [overviewMs, oneRowMs]: [number[], number[]] = [[], []];
    // The first rounds warm both up and are not counted.
    for (let round = -10; round < PAIRS; round++) {
      const asks = round % 2 === 0 ? [overview, oneRow] : [oneRow, overview];
      for (const each of asks) {
        const { ms } = await each();
        if (round >= 0) (each === overview ? overviewMs : oneRowMs).push(ms);
      }
    }
    const ratio = median(overviewMs) / median(oneRowMs);
    const figures = `${median(overviewMs).toFixed(1)} ms against ${median(oneRowMs).toFixed(1)} ms for one row`;
    console.log(
      `  ${ratio.toFixed(2).padStart(5)} ×  overview of ${INTERVIEWS} interviews: ${figures}, medians of ${PAIRS} (limit ${MOST})`,
    );
    if (ratio > MOST) throw new Error('The overview is too slow.');
  } finally {
    await server.stop();
  }
}

async function signUp(address: string): Promise<{ cookie: string; id: string }> {
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: object) => {
    const response = await fetch(address + path, {
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return (await response.json()).data;
  };
  const email = 'dashboard@example.com';
  await call('/api/auth/sign-up/email', { email, password: 'Correct horse 7', name: 'Ada' });
  const [{ code }] = await call(`/api/dev/outbox?to=${email}`);
  await call('/api/auth/verify-otp', { email, otp: code });
  const { user } = await call('/api/auth/get-session');
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), id: user.id };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
