// Wrangler runs this before it builds from wrangler.toml. A deploy that names no environment would publish the
// development build: an open outbox and everybody's codes in it.
if (process.env.WRANGLER_COMMAND === 'deploy' || process.env.WRANGLER_COMMAND === 'versions upload') {
  console.error('Deploy with: npm run deploy');
  process.exit(1);
}
