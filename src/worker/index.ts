import { openDatabase } from '#storage/database.ts';
import { deleteExpiredCounters } from '#storage/rate-counters.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

export { InterviewObject } from '#durable/interview-object.ts';

const app = createApp();

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await deleteExpiredCounters(openDatabase(env.DB), Date.now());
  },
} satisfies ExportedHandler<Env>;
