import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ProgramManifest, parseManifest } from '#domain/speech-program/manifest.ts';
import { modelsUrlProblem } from '#worker/setting-problems.ts';
import { configuredValue } from './asset-headers.ts';
import { stateFolder } from './local-state.ts';

/** Where `npm run models` puts the speech program, below the folder of local data; it is served under the same name. */
const NAME = 'speech-program';
export const MANIFEST_FILE = 'manifest.json';
const OWN_PATH = `/${NAME}`;

export const programFolder = (): string => path.join(stateFolder(), NAME);

/** The manifest that was fetched last; undefined where none was. Throws for a file that is none. */
export function keptManifest(folder = programFolder()): ProgramManifest | undefined {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return undefined;
  const manifest = parseManifest(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest) throw new Error(`${file} names no speech program. Remove it and run npm run models again`);
  return manifest;
}

/**
 * Where browsers fetch the speech program: from the address that is set, else from us where `npm run models` has fetched
 * it. Undefined where it is not offered; throws for an address without a manifest of ours, for nothing of it could be
 * verified.
 */
export function modelsUrl(): string | undefined {
  return verifiable(process.env.ASR_MODELS_URL || configuredValue('ASR_MODELS_URL')) ?? (keptManifest() && OWN_PATH);
}

/** The same of what is deployed, where nothing is offered that wrangler.toml does not set. */
export const deployedModelsUrl = (): string | undefined => verifiable(configuredValue('ASR_MODELS_URL', 'production'));

function verifiable(address: string | undefined): string | undefined {
  const url = address?.replace(/\/$/, '');
  const problem = modelsUrlProblem(url);
  if (problem) throw new Error(problem);
  if (url && !keptManifest())
    throw new Error('ASR_MODELS_URL needs the manifest that npm run models makes; run it first');
  return url || undefined;
}

/** Puts the manifest beside the pages, and the files too where they are fetched from us. */
export async function addSpeechProgram(pages: string, url: string | undefined): Promise<void> {
  if (!url) return;
  const [from, to] = [programFolder(), path.join(pages, NAME)];
  await mkdir(to, { recursive: true });
  if (url === OWN_PATH) await cp(from, to, { recursive: true });
  else await cp(path.join(from, MANIFEST_FILE), path.join(to, MANIFEST_FILE));
}
