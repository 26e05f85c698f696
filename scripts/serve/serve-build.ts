import { cp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { DEVELOPMENT_BUILD } from '../build-product.ts';
import { assetHeaders } from './asset-headers.ts';
import { everyMinute } from './every-minute.ts';
import { addressOf, HOST } from './port.ts';
import { addSpeechProgram } from './speech-program-folder.ts';

const PRODUCT = 'greenroom';
const FRONT = 'front';
const FRONT_MODULE = path.join(import.meta.dirname, 'front-worker.mjs');

interface Serving {
  /** 0 takes a free one. */
  port: number;
  /** The folder of local data. */
  state: string;
  /** Secrets and settings, as the Worker reads them from its environment. */
  settings: Record<string, string>;
  feedbackFormUrl: string | undefined;
  /** Where browsers fetch the speech program. */
  modelsUrl: string | undefined;
}

export interface ServedBuild {
  address: string;
  stop(): Promise<void>;
}

/**
 * Serves the development build on workerd's own listener: no other server stands between a browser and the runtime, so
 * what the Worker closes or refuses is closed and refused at once, and in its words.
 */
export async function serveBuild({ port, state, settings, feedbackFormUrl, modelsUrl }: Serving): Promise<ServedBuild> {
  const root = path.join(DEVELOPMENT_BUILD, 'worker');
  const pages = await copyPages(state, { feedbackFormUrl, modelsUrl });
  const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(path.join(root, 'wrangler.json'), undefined, {
    overrides: { assets: { directory: pages } },
  });
  const { modulesRules: _, ...options } = workerOptions;
  const front: V4WorkerOptions = {
    name: FRONT,
    compatibilityDate: String(options.compatibilityDate),
    modulesRoot: import.meta.dirname,
    modules: [{ type: 'ESModule', path: FRONT_MODULE }],
    serviceBindings: { PRODUCT },
    unsafeDirectSockets: [{ host: HOST, port }],
  };
  const product: V4WorkerOptions = {
    ...options,
    name: PRODUCT,
    bindings: { ...(options.bindings as object), ...settings },
    modulesRoot: root,
    modules: await builtModules(root, main),
  };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      // Where a request comes from is asked of nobody.
      cf: false,
      resourcePersistencePath: path.join(state, 'v3'),
      handleStructuredLogs: ({ level, message }) =>
        console[level === 'error' || level === 'warn' ? level : 'log'](message),
      workers: [front, product],
    }),
  );
  const { port: taken } = await runtime.unsafeGetDirectURL(FRONT);
  const worker = await runtime.getWorker(PRODUCT);
  const stopClock = everyMinute(() => worker.scheduled({ cron: '* * * * *' }), reportTick);
  return {
    address: addressOf(taken),
    stop: async () => {
      stopClock();
      await runtime.dispose();
    },
  };
}

const reportTick = (error: unknown) => console.error('The minute’s chores were not done:', String(error));

/**
 * Each start serves a copy of its own, so that neither a later build nor a start with another feedback form changes
 * what is being served. What pages frame and where the speech program comes from stands in their headers, and may be
 * another than at the build.
 */
async function copyPages(state: string, outside: Pick<Serving, 'feedbackFormUrl' | 'modelsUrl'>): Promise<string> {
  const pages = path.join(state, 'pages');
  await rm(pages, { recursive: true, force: true });
  await cp(path.join(DEVELOPMENT_BUILD, 'client'), pages, { recursive: true });
  await addSpeechProgram(pages, outside.modelsUrl);
  await writeFile(path.join(pages, '_headers'), assetHeaders(outside));
  return pages;
}

/** How workerd takes the files that a build of the Worker is made of; the rest is not served. */
const MODULE_TYPES = { '.js': 'ESModule', '.wasm': 'CompiledWasm', '.bin': 'Data' } as const;
const NO_MODULES = ['', '.map', '.json'];

/**
 * The built Worker's modules, the one that it begins with first. A kind of file that nobody has thought of stops the start, because whoever imports it
 * would fail much later.
 */
async function builtModules(root: string, main: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const rest = files.filter((file) => file !== main && !NO_MODULES.includes(path.extname(file)));
  return [main, ...(await smallestFirst(rest))].map((file) => {
    const type = MODULE_TYPES[path.extname(file) as keyof typeof MODULE_TYPES];
    if (!type) throw new Error(`The build has a file of a kind that cannot be served: ${path.relative(root, file)}`);
    return { type, path: file };
  });
}

/** The runtime's settings are copied whole for each piece that is added to them: the voice, by far the largest, comes last. */
async function smallestFirst(files: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  return sized.sort((a, b) => a.bytes - b.bytes).map(({ file }) => file);
}
