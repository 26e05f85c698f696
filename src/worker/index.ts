import { drainOutbox } from '#messages/drain-outbox.ts';
import { openDatabase } from '#storage/database.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

export { InterviewObject } from '#durable/interview-object.ts';

const app = createApp();

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await drainOutbox(openDatabase(env.DB), env, Date.now());
  },
} satisfies ExportedHandler<Env>;
