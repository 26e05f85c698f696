import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type Database, openDatabase } from '#storage/database.ts';
import { loadReadableMessages } from '#storage/outbox.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { admit } from '#worker/principal.ts';

const storedBody = z.object({
  subject: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
});

/** The development outbox: where codes and links are read on a developer's machine. */
export function serveDevelopmentCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/dev/outbox', async ({ c, query }) => ({
    success: true,
    data: await readOutbox(openDatabase(c.env.DB), query.to),
  }));

  app.get('/dev/outbox', async (c) => {
    await admit(c, 'development');
    const to = c.req.query('to') ?? '';
    const messages = await readOutbox(openDatabase(c.env.DB), to || undefined);
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Outbox</h1>
<p>What this machine would have sent${to && html` to ${to}`}, newest first. ${to && html`<a href="/dev/outbox">Show all</a>`}</p>
${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
${messages.map(
  (message) => html`<section><h2>${message.subject}</h2><p>${message.channel} to ${message.to}, ${message.createdAt}</p>
<p class="message">${withLinks(message.text)}</p></section>`,
)}
</main></body></html>`);
  });
}

/** A text whose addresses can be followed. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((piece, i) => (i % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece));

async function readOutbox(db: Database, to?: string) {
  const rows = await loadReadableMessages(db, to?.trim().toLowerCase());
  return rows.map((row) => ({
    channel: row.channel,
    to: row.to,
    ...storedBody.parse(JSON.parse(row.body)),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}
