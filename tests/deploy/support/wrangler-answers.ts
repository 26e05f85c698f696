import type { ApiAnswer, CloudflareAccount } from './cloudflare-account.ts';

export interface Said {
  code: number;
  stdout: string;
  stderr: string;
  records: object[];
}

interface Failure {
  message: string;
  code?: number;
  /** What Cloudflare said, which wrangler prints and does not note. */
  reason?: string;
}

/**
 * What wrangler 4.156.2 answers to the commands that a deploy asks of it, in its words: `deploy.test.ts` holds
 * it against the real one, state by state.
 */
export function answerAsWrangler(
  account: CloudflareAccount,
  args: readonly string[],
  secretsFile: string,
  migrations: readonly { name: string; sql: string }[],
): Said {
  if (args[0] === 'whoami' && !account.isSignedIn)
    return { ...said('{"loggedIn":false}'), code: 1, stderr: '', records: [failed({ message: '{"loggedIn":false}' })] };
  if (!account.isSignedIn) return fail({ message: NOT_SIGNED_IN });
  if (!account.isReachable) return fail({ message: 'fetch failed' });
  try {
    return answer(account, args, secretsFile, migrations);
  } catch (failure) {
    if (failure instanceof Error) throw failure;
    return fail(failure as Failure);
  }
}

function answer(
  account: CloudflareAccount,
  args: readonly string[],
  secretsFile: string,
  migrations: readonly { name: string; sql: string }[],
): Said {
  const [first, second, third] = args;
  const call = (method: string, path: string, body: object = {}) => result(account, method, path, JSON.stringify(body));
  switch (commandOf(args)) {
    case 'whoami':
      return said(
        JSON.stringify({
          loggedIn: true,
          authType: 'User API Token',
          email: 'ada@example.com',
          accounts: account.accounts,
        }),
      );
    case 'd1 list':
      return said(JSON.stringify(call('GET', '/d1/database')));
    case 'd1 create': {
      const { error, result: made } = account.answer('POST', '/d1/database', JSON.stringify({ name: third }));
      if (error?.code === 7502) throw { message: 'A database with that name already exists' } satisfies Failure;
      if (error) throw apiFailure('/accounts/acc/d1/database', error);
      return said(`✅ Successfully created DB '${(made as { name: string }).name}' in region WEUR`);
    }
    case 'r2 bucket list': {
      const { buckets } = call('GET', '/r2/buckets', {}) as { buckets: { name: string; creation_date: string }[] };
      const listed = buckets.map((bucket) => `name:           ${bucket.name}\ncreation_date:  ${bucket.creation_date}`);
      return said(['Listing buckets...', listed.join('\n\n')].join('\n'));
    }
    case 'r2 bucket create':
      call('POST', '/r2/buckets', { name: args[3] });
      return said(`✅ Created bucket '${args[3]}' with default storage class of Standard.`);
    case 'secret list': {
      const { error, result: found } = account.answer('GET', '/workers/scripts/greenroom/secrets', '');
      if (error?.code === 10_007) throw { message: MISSING_WORKER } satisfies Failure;
      if (error) throw apiFailure('/accounts/acc/workers/scripts/greenroom/secrets', error);
      return said(JSON.stringify(found));
    }
    case 'deployments status':
      return said(
        JSON.stringify(
          (call('GET', '/workers/scripts/greenroom/deployments') as { deployments: object[] }).deployments[0],
        ),
      );
    case 'versions list':
      return said(JSON.stringify((call('GET', '/workers/scripts/greenroom/versions') as { items: object[] }).items));
    case 'd1 execute':
      return said(JSON.stringify(query(account, args.at(-1) ?? '')));
    case 'd1 migrations apply':
      return apply(account, migrations);
    case 'deploy':
      return publish(account, args, secretsFile);
  }
  throw new Error(`No answer is known to wrangler ${first} ${second} ${third}`);
}

const COMMANDS = [
  'whoami',
  'd1 list',
  'd1 create',
  'd1 execute',
  'd1 migrations apply',
  'r2 bucket list',
  'r2 bucket create',
  'secret list',
  'deployments status',
  'versions list',
  'deploy',
] as const;

function commandOf(args: readonly string[]) {
  const line = `${args.join(' ')} `;
  return COMMANDS.find((command) => line.startsWith(`${command} `));
}

function result(account: CloudflareAccount, method: string, path: string, body: string): unknown {
  const answered = account.answer(method, path, body);
  if (answered.error) throw apiFailure(`/accounts/acc${path}`, answered.error);
  return answered.result;
}

function apiFailure(path: string, error: NonNullable<ApiAnswer['error']>): Failure {
  return { message: `A request to the Cloudflare API (${path}) failed.`, code: error.code, reason: error.message };
}

function query(account: CloudflareAccount, sql: string): unknown {
  const found = account.answer('GET', '/d1/database/greenroom', '');
  if (found.error?.code === 7404) throw { message: MISSING_DATABASE } satisfies Failure;
  if (found.error) throw apiFailure('/accounts/acc/d1/database/greenroom', found.error);
  const { uuid } = found.result as { uuid: string };
  return result(account, 'POST', `/d1/database/${uuid}/query`, JSON.stringify({ sql }));
}

function apply(account: CloudflareAccount, migrations: readonly { name: string; sql: string }[]): Said {
  query(
    account,
    'CREATE TABLE IF NOT EXISTS "d1_migrations"(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);',
  );
  const [{ results }] = query(account, 'SELECT * FROM "d1_migrations" ORDER BY id') as [
    { results: { name: string }[] },
  ];
  const had = new Set(results.map(({ name }) => name));
  for (const { name, sql } of migrations.filter((each) => !had.has(each.name))) {
    const { uuid } = account.answer('GET', '/d1/database/greenroom', '').result as { uuid: string };
    const whole = `${sql}\nINSERT INTO "d1_migrations" (name)\nvalues ('${name}');`;
    const { error } = account.answer('POST', `/d1/database/${uuid}/query`, JSON.stringify({ sql: whole }));
    if (error) throw apiFailure(`/accounts/acc/d1/database/${uuid}/query`, error);
  }
  return said('✅');
}

function publish(account: CloudflareAccount, args: readonly string[], secretsFile: string): Said {
  const secrets = Object.entries(secretsFile ? (JSON.parse(secretsFile) as Record<string, string>) : {});
  const isThere = account.answer('GET', '/workers/services/greenroom', '');
  if (isThere.error && isThere.error.code !== 10_007)
    throw apiFailure('/accounts/acc/workers/services/greenroom', isThere.error);
  if (!account.hasSubdomain && isThere.error) throw { message: NO_SUBDOMAIN } satisfies Failure;
  const database = account.answer('GET', '/d1/database/greenroom', '').result as { uuid: string } | undefined;
  const metadata = {
    bindings: [
      { type: 'd1', name: 'DB', id: database?.uuid },
      ...secrets.map(([name, text]) => ({ type: 'secret_text', name, text })),
    ],
    annotations: { 'workers/tag': args[args.indexOf('--tag') + 1] },
  };
  const upload = `--x\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n${JSON.stringify(metadata)}\r\n--x--`;
  result(account, 'PUT', '/workers/scripts/greenroom', upload);
  const targets = ['https://greenroom.acme.workers.dev', 'schedule: * * * * *'];
  return { ...said('Uploaded greenroom'), records: [{ type: 'deploy', targets }] };
}

const said = (stdout: string): Said => ({ code: 0, stdout: `${stdout}\n`, stderr: '', records: [] });
const failed = ({ message, code }: Failure) => ({ type: 'command-failed', code, message });
const fail = (failure: Failure): Said => ({
  code: 1,
  stdout: '',
  stderr: `✘ [ERROR] ${failure.message}\n\n${failure.reason ? `  ${failure.reason} [code: ${failure.code}]\n` : ''}`,
  records: [failed(failure)],
});

const NOT_SIGNED_IN =
  "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work. Please go to https://developers.cloudflare.com/fundamentals/api/get-started/create-token/ for instructions on how to create an api token, and assign its value to CLOUDFLARE_API_TOKEN.";
const MISSING_WORKER =
  'Worker "greenroom" not found.\n\nIf this is a new Worker, run `wrangler deploy` first to create it.\nOtherwise, check that the Worker name is correct and you\'re logged into the right account.';
const MISSING_DATABASE =
  "Couldn't find a D1 DB named 'greenroom' (bound as 'DB') in the API. Run 'wrangler d1 create greenroom' to create it.";
const NO_SUBDOMAIN =
  'You can either deploy your worker to one or more routes by specifying them in your wrangler.toml file, or register a workers.dev subdomain here:\nhttps://dash.cloudflare.com/acc/workers/onboarding';
