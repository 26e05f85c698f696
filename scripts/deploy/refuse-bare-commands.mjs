// Wrangler runs this before it builds from wrangler.toml. A deploy that names no environment would publish the
// development build: an open outbox and everybody's codes in it. A bare `wrangler dev` would meet a database without
// tables and have no secret.
const { WRANGLER_COMMAND, GREENROOM_PREPARED } = process.env;
if (WRANGLER_COMMAND === 'deploy' || WRANGLER_COMMAND === 'versions upload') refuse('Deploy with: npm run deploy');
if (WRANGLER_COMMAND === 'dev' && !GREENROOM_PREPARED) refuse('Run wrangler dev, prepared, with: npm run dev:worker');

function refuse(instead) {
  console.error(instead);
  process.exit(1);
}
