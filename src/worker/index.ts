import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { keepHouse, keepHouseAfterRequest } from './housekeeping.ts';

export { InterviewObject } from '#durable/interview-object.ts';

const app = createApp();

export default {
  async fetch(request, env, ctx) {
    const response = await app.fetch(request, env, ctx);
    keepHouseAfterRequest(env, ctx);
    return response;
  },
  scheduled: (_event, env) => keepHouse(env),
} satisfies ExportedHandler<Env>;
