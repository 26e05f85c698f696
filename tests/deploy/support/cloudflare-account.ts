import { DatabaseSync } from 'node:sqlite';

export interface ApiAnswer {
  status: number;
  result?: unknown;
  error?: { code: number; message: string };
}

/** What a token may not do. */
export type Area = 'd1' | 'r2' | 'workers';

interface Worker {
  secrets: Map<string, string>;
  tag: string | undefined;
  version: number;
}

const fine = (result: unknown): ApiAnswer => ({ status: 200, result });
const refused = (status: number, code: number, message: string): ApiAnswer => ({ status, error: { code, message } });

/**
 * An account at Cloudflare, as its API shows it to wrangler: the paths, codes and messages that wrangler 4.156.2 asks for
 * and looks at. A database is a real one, so migrations really run.
 */
export class CloudflareAccount {
  readonly id = 'acc';
  isSignedIn = true;
  isReachable = true;
  accounts = [{ id: 'acc', name: 'Acme' }];
  readonly databases = new Map<string, DatabaseSync>();
  readonly buckets = new Set<string>();
  worker: Worker | undefined;
  /** What the token may not do. */
  forbidden: Area | undefined;
  hasObjectStorage = true;
  hasDurableObjects = true;
  hasSubdomain = true;
  /** A migration that fails, by a part of its SQL. */
  failingSql: string | undefined;
  failingPublish: { code: number; message: string } | undefined;
  /** Everything that was changed, in order. */
  readonly changes: string[] = [];

  /** One call of the API, its path without version and account. */
  answer(method: string, path: string, body: string): ApiAnswer {
    if (!this.isSignedIn) return refused(401, 1000, 'Invalid API Token');
    if (path === '/user/tokens/verify') return fine({ status: 'active' });
    if (path === '/user') return fine({ email: 'ada@example.com' });
    if (path === '/accounts') return fine(this.accounts);
    if (path === '/memberships') return fine(this.accounts.map((account) => ({ id: account.id, account })));
    const area = path.split('/')[1] as Area;
    if (this.forbidden === area) return refused(403, 10_000, 'Authentication error');
    if (area === 'd1') return this.#d1(method, path, body);
    if (area === 'r2') return this.#r2(method, path, body);
    return this.#workers(method, path, body);
  }

  #d1(method: string, path: string, body: string): ApiAnswer {
    const [name, action] = path.split('/').slice(3);
    if (name === undefined) {
      if (method === 'GET') return fine([...this.databases.keys()].map((each) => ({ uuid: uuidOf(each), name: each })));
      const { name: wanted } = JSON.parse(body) as { name: string };
      if (this.databases.has(wanted)) return refused(400, 7502, 'A database with that name already exists');
      this.changes.push(`database ${wanted}`);
      this.databases.set(wanted, new DatabaseSync(':memory:'));
      return fine({ uuid: uuidOf(wanted), name: wanted, created_in_region: 'WEUR' });
    }
    const found = [...this.databases].find(([each]) => each === name || uuidOf(each) === name);
    if (!found) return refused(404, 7404, `The database ${name} could not be found`);
    if (action === undefined) return fine({ uuid: uuidOf(found[0]), name: found[0] });
    return this.#query(found[1], (JSON.parse(body) as { sql: string }).sql);
  }

  #query(db: DatabaseSync, sql: string): ApiAnswer {
    if (/^\s*SELECT/i.test(sql)) return fine([{ results: db.prepare(sql).all(), success: true, meta: {} }]);
    if (this.failingSql && sql.includes(this.failingSql))
      return refused(400, 7500, 'no such column: elsewhere: SQLITE_ERROR');
    db.exec('BEGIN');
    try {
      db.exec(sql);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      return refused(400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
    }
    const applied = /INSERT INTO "d1_migrations" \(name\)\s*values \('([^']+)'\)/.exec(sql)?.[1];
    if (applied) this.changes.push(`migration ${applied}`);
    return fine([{ results: [], success: true, meta: {} }]);
  }

  #r2(method: string, path: string, body: string): ApiAnswer {
    if (!this.hasObjectStorage) return refused(403, 10_042, 'Please enable R2 through the Cloudflare Dashboard.');
    const name = path.split('/')[3];
    if (name !== undefined)
      return this.buckets.has(name) ? fine({ name }) : refused(404, 10_006, 'The specified bucket does not exist.');
    // The first twenty, as the real one.
    if (method === 'GET')
      return fine({ buckets: [...this.buckets].slice(0, 20).map((each) => ({ name: each, creation_date: CREATED })) });
    const { name: wanted } = JSON.parse(body) as { name: string };
    if (this.buckets.has(wanted))
      return refused(409, 10_004, 'The bucket you tried to create already exists, and you own it.');
    this.changes.push(`bucket ${wanted}`);
    this.buckets.add(wanted);
    return fine({ name: wanted });
  }

  #workers(method: string, path: string, body: string): ApiAnswer {
    if (path === '/workers/subdomain')
      return this.hasSubdomain
        ? fine({ subdomain: 'acme' })
        : refused(404, 10_007, 'There is no workers.dev subdomain.');
    if (path.endsWith('/assets-upload-session')) return fine({ jwt: 'a.e30.c', buckets: [] });
    if (method === 'PUT' && path === '/workers/scripts/greenroom') return this.#publish(body);
    const { worker } = this;
    if (!worker) return refused(404, 10_007, 'This Worker does not exist on your account.');
    const versionId = `00000000-0000-4000-8000-${String(worker.version).padStart(12, '0')}`;
    switch (path.split('/').at(-1)) {
      case 'secrets':
        return fine([...worker.secrets.keys()].map((name) => ({ name, type: 'secret_text' })));
      case 'deployments':
        return fine({
          deployments: [{ id: 'd', created_on: CREATED, versions: [{ version_id: versionId, percentage: 100 }] }],
        });
      case 'versions':
        return fine({
          items: [{ id: versionId, metadata: { created_on: CREATED }, annotations: { 'workers/tag': worker.tag } }],
        });
      case 'settings':
        return fine({ bindings: [] });
      case 'subdomain':
        return fine({ enabled: true, previews_enabled: false });
      case 'schedules':
        return fine({ schedules: [] });
      default:
        if (path === '/workers/services/greenroom')
          return fine({
            default_environment: {
              environment: 'production',
              script: { tag: 't', tags: [], last_deployed_from: 'wrangler' },
            },
          });
        return fine({ id: 'greenroom', name: 'greenroom', subdomain: { enabled: true, previews_enabled: false } });
    }
  }

  #publish(body: string): ApiAnswer {
    if (!this.hasDurableObjects)
      return refused(
        403,
        10_097,
        'In order to use Durable Objects with a free plan, you must create a namespace using a `new_sqlite_classes` migration.',
      );
    if (this.failingPublish) return refused(400, this.failingPublish.code, this.failingPublish.message);
    const { bindings, annotations } = readMetadata(body);
    const d1 = bindings.find(({ type }) => type === 'd1');
    if (![...this.databases.keys()].some((name) => uuidOf(name) === d1?.id))
      return refused(400, 10_021, 'binding DB of type d1 must have a valid `id` specified [code: 10021]');
    const secrets = new Map(this.worker?.secrets);
    for (const { type, name, text } of bindings) if (type === 'secret_text') secrets.set(name, text ?? '');
    for (const name of secrets.keys()) if (!this.worker?.secrets.has(name)) this.changes.push(`secret ${name}`);
    const version = (this.worker?.version ?? 0) + 1;
    this.worker = { secrets, tag: annotations?.['workers/tag'], version };
    this.changes.push(`version ${version}`);
    return fine({
      id: 'greenroom',
      etag: 'e',
      deployment_id: `0000000000004000800000000000000${version}`,
      startup_time_ms: 1,
    });
  }
}

interface Metadata {
  bindings: { type: string; name: string; text?: string; id?: string }[];
  annotations?: Record<string, string>;
}

/** The part of an upload that says what the Worker is bound to. */
function readMetadata(body: string): Metadata {
  const json = /name="metadata"\r?\n(?:[^\r\n]+\r?\n)*\r?\n(.*?)\r?\n--/s.exec(body)?.[1];
  if (!json) throw new Error('An upload came without its metadata.');
  return JSON.parse(json) as Metadata;
}

const CREATED = '2026-11-01T10:00:00.000Z';

export const uuidOf = (name: string): string =>
  `11111111-2222-4333-8444-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`;
