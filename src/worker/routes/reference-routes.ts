import type { Hono } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { openApiDocument } from '#worker/openapi-document.ts';
import { referencePage } from '#worker/reference-page.ts';

export function serveReferenceCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/openapi.json', async ({ c }) => c.json(openApiDocument()));
  serveCall(app, 'GET /api/docs', async ({ c }) => c.html(referencePage()));
}
