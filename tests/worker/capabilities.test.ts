import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askInterview } from '#durable/door.ts';
import { Holder } from '#durable/holder.ts';
import { InterviewObject } from '#durable/interview-object.ts';
import { Visitor } from './support/visitor.ts';

/** Counts what is handed out of objects, and what of it was let go. */
function countHolders() {
  const count = { open: 0, made: 0 };
  const { as } = InterviewObject.prototype;
  vi.spyOn(InterviewObject.prototype, 'as').mockImplementation(function (this: InterviewObject, principal) {
    const holder = as.call(this, principal);
    count.open += 1;
    count.made += 1;
    return holder;
  });
  Object.assign(Holder.prototype, {
    [Symbol.dispose]: () => {
      count.open -= 1;
    },
  });
  return count;
}

afterEach(() => {
  Reflect.deleteProperty(Holder.prototype, Symbol.dispose);
  vi.restoreAllMocks();
});

describe('what an object hands out', () => {
  it('is let go as soon as it has answered, also where it refuses, however long its caller lives', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const count = countHolders();
    for (let i = 0; i < 10; i++)
      expect((await askInterview(env, id, { guestHash: 'nobody' }, ({ turn }) => turn.read())).ok).toBe(false);
    expect(count.made).toBe(10);
    await vi.waitFor(() => expect(count.open).toBe(0));
  });

  it('asks anew at each call whether its principal may', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const stranger = env.INTERVIEWS.getByName(id).as({ guestHash: 'nobody' });
    expect(await stranger.turn.read()).toEqual({ ok: false, reason: 'forbidden' });
    expect(await stranger.report.read()).toEqual({ ok: false, reason: 'forbidden' });
    expect(await stranger.recordings.readSegments()).toEqual({ ok: false, reason: 'forbidden' });
    expect(await stranger.keeping.erase()).toEqual({ ok: false, reason: 'forbidden' });
  });
});
