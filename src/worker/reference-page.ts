import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type Call, COMMON_ERRORS } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** The contract as a page to read: no script, and its one style sheet is an asset of the product. */
export function referencePage() {
  const entries = Object.entries(calls) as [string, Call][];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Greenroom API</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>Greenroom API</h1>
<p>Every call of the product. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>A failed call answers <code>{success: false, error, message, code, requestId}</code>. Any call can answer
${COMMON_ERRORS.join(', ')}.</p>
${entries.map(([name, call]) => callSection(name, call))}
</main>
</body>
</html>`;
}

function callSection(name: string, call: Call) {
  return html`<section>
<h2><code>${name}</code></h2>
<p>${call.summary}. Access: ${call.access}.${call.errors ? ` Also answers ${call.errors.join(', ')}.` : ''}</p>
${call.body ? details('Body', call.body, 'input') : raw('')}
${call.form ? details('Form', call.form, 'input') : raw('')}
${call.bytes ? html`<p>Body: ${call.bytes.types.join(' or ')}, at most ${call.bytes.maxBytes} bytes.</p>` : raw('')}
${call.answerType && call.answerType !== 'json' ? raw('') : details('Answer', call.answer, 'output')}
</section>`;
}

function details(title: string, schema: z.ZodType, io: 'input' | 'output') {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
  return html`<details><summary>${title}</summary><pre>${text}</pre></details>`;
}
