import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { SOCKET_KINDS } from '#contract/socket-messages.ts';
import { newInterviewId } from '#durable/door.ts';
import {
  ACTORS,
  type AccessCell,
  type AccessOutcome,
  type Actor,
  expectedAccess,
  INTERVIEWS,
  type NamedInterview,
} from '#tests/support/expected-access.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { namesInterview, requestOf } from './support/call-requests.ts';
import { type Answer, anyPhone, Visitor } from './support/visitor.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Cells that were measured for one call, for `npm run matrix`. */
    cells?: AccessCell[];
  }
}

const CALLS = Object.entries(calls) as [string, Call][];

interface World {
  actors: Record<Actor, Visitor>;
  interviews: Record<NamedInterview, string>;
}

/** Six people and three interviews of their own for one call, so that no call finds what another left. */
async function makeWorld(): Promise<World> {
  const guest = new Visitor();
  const other = new Visitor();
  const [unclaimed, owned] = [await guest.startInterview(), await guest.startInterview()];
  await other.startInterview();
  const account = await storeAccount();
  const owner = await signedInTo(account);
  const claimer = owner.copy();
  for (const [name, value] of guest.cookies) claimer.cookies.set(name, value);
  expect((await claimer.call('POST', '/api/user/interviews', { interviewId: owned })).status).toBe(200);
  const stranger = await signedInTo(await storeAccount());
  await stranger.startInterview();
  return {
    actors: {
      anonymous: new Visitor(),
      'guest-own': guest,
      'guest-other': other,
      'user-own': owner,
      'user-other': stranger,
      expired: await signedInTo(account, { expired: true }),
    },
    interviews: { unclaimed, owned, unknown: newInterviewId() },
  };
}

/** Every cell of a call, those that are to be refused first: what succeeds may delete what the others ask for. */
function cellsOf({ access }: Call, names: boolean): AccessCell[] {
  const cells = ACTORS.flatMap((actor) =>
    (names ? INTERVIEWS : [null]).map((interview) => ({
      actor,
      interview,
      outcome: expectedAccess(access, actor, interview),
    })),
  );
  return cells.sort((a, b) => Number(a.outcome === 'let in') - Number(b.outcome === 'let in'));
}

const outcomeOf = ({ body }: Answer): AccessOutcome =>
  body?.code === 'unauthorized' || body?.code === 'forbidden' ? body.code : 'let in';

describe('each call lets in whom its access rule names, and nobody else', () => {
  it.for(CALLS)('%s', async ([name, call], { task }) => {
    const world = await makeWorld();
    const measured: AccessCell[] = [];
    task.meta.cells = measured;
    const expected = cellsOf(call, namesInterview(name));
    const refusals = new Set<string>();
    for (const { actor, interview, outcome } of expected) {
      const subject = {
        interviewId: interview ? world.interviews[interview] : '',
        email: `${crypto.randomUUID()}@example.com`,
        phone: anyPhone(),
      };
      const request = requestOf(name, subject);
      const answer = await world.actors[actor].call(request.method, request.path, request.body);
      measured.push({ actor, interview, outcome: outcomeOf(answer) });
      if (outcome === 'let in') expectSuccess(call, answer, request.answers);
      else refusals.add(JSON.stringify({ ...answer.body, requestId: '' }));
    }
    expect(measured).toEqual(expected);
    // Unclaimed, foreign and unknown interviews are refused in the same words.
    const kinds = new Set(expected.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'let in'));
    expect(refusals.size).toBe(kinds.size);
  });

  function expectSuccess(call: Call, { status, body }: Answer, answers?: keyof typeof ERROR_STATUS): void {
    if (answers) {
      expect([status, body.code]).toEqual([ERROR_STATUS[answers], answers]);
      return;
    }
    expect([call.status ?? 200, call.statusMeanwhile]).toContain(status);
    expect(call.answer.safeParse(body).error?.issues ?? []).toEqual([]);
  }
});

describe('each socket lets in who holds the interview, and nobody else', () => {
  it.for(SOCKET_KINDS.map((kind) => `GET /api/${kind}`))('%s', async (name, { task }) => {
    const { actors, interviews } = await makeWorld();
    const expected = cellsOf({ access: 'holder' } as Call, true);
    const measured: AccessCell[] = [];
    task.meta.cells = measured;
    for (const { actor, interview } of expected) {
      const cookie = [...actors[actor].cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const address = `http://localhost${name.split(' ')[1]}?interviewId=${interviews[interview ?? 'unknown']}`;
      const response = await exports.default.fetch(address, {
        headers: { upgrade: 'websocket', origin: 'http://localhost', cookie },
      });
      response.webSocket?.accept();
      response.webSocket?.close();
      const outcome = response.status === 101 ? 'let in' : response.status === 403 ? 'forbidden' : 'unauthorized';
      measured.push({ actor, interview, outcome });
    }
    expect(measured).toEqual(expected);
  });
});

describe('outside development', () => {
  it('no call exists that is for development only', async () => {
    const visitor = new Visitor({ settings: { ENVIRONMENT: 'production' } });
    for (const [name, { access }] of CALLS) {
      if (access !== 'development') continue;
      const { method, path, body } = requestOf(name, { interviewId: '', email: 'a@example.com', phone: anyPhone() });
      expect((await visitor.call(method, path, body)).status, name).toBe(404);
    }
  });
});
