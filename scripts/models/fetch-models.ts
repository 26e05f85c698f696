import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  PROGRAM_ROLES,
  type ProgramFile,
  type ProgramManifest,
  type ProgramRole,
  programBytes,
} from '#domain/speech-program/manifest.ts';
import { prepareStateFolder } from '../serve/local-state.ts';
import { keptManifest, MANIFEST_FILE, programFolder } from '../serve/speech-program-folder.ts';
import { hearsWell } from './hears-well.ts';
import { HUB, MODELS } from './models.ts';

/** Asset hosts take no file of more than 25 MiB, so larger ones are cut. */
const PART_BYTES = 20 * 1024 * 1024;
const MEGABYTE = 1_000_000;

/**
 * `npm run models [-- --model tiny|base --revision REF --from ADDRESS]`: fetches the speech program from the model hub,
 * pins each file by size and SHA-256, has it write down a known sentence, and only then puts it where `npm start` and
 * `npm run deploy` find it. What was pinned before has to come again as it was.
 */
export async function fetchModels(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      model: { type: 'string', default: 'tiny' },
      revision: { type: 'string', default: 'main' },
      from: { type: 'string', default: HUB },
    },
  });
  const source = MODELS[values.model];
  if (!source) throw new Error(`--model is one of ${Object.keys(MODELS).join(', ')}`);
  prepareStateFolder();
  const folder = programFolder();
  const pinned = keptManifest(folder);
  const fresh = `${folder}-new`;
  await rm(fresh, { recursive: true, force: true });

  const whole: Partial<Record<ProgramRole, Uint8Array<ArrayBuffer>>> = {};
  const files: ProgramFile[] = [];
  let revision = values.revision;
  for (const role of PROGRAM_ROLES) {
    const address = `${values.from}/${source.repository}/resolve/${values.revision}/${source.files[role]}`;
    const { bytes, commit } = await download(address);
    revision = commit ?? revision;
    whole[role] = bytes;
    files.push(await keep(fresh, values.model, role, bytes));
    console.log(`${role}: ${(bytes.length / MEGABYTE).toFixed(1)} MB, ${files.at(-1)?.sha256}`);
  }
  const manifest: ProgramManifest = { model: source.repository, revision, licence: source.licence, files };
  requireAsPinned(manifest, pinned, folder);
  const heard = await hearsWell(whole as Record<ProgramRole, Uint8Array<ArrayBuffer>>);
  if (!heard.isGood) throw new Error(`It was told “${heard.said}” and wrote “${heard.text}”, so it is not kept`);
  console.log(`It was told “${heard.said}” and wrote “${heard.text}”.`);
  await writeFile(path.join(fresh, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  console.log(
    `${(programBytes(manifest) / MEGABYTE).toFixed(1)} MB are in ${folder}; npm start offers them from now on.`,
  );
}

async function download(address: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; commit: string | null }> {
  const answer = await fetch(address).catch((error: Error) => {
    throw new Error(`${address} cannot be reached: ${String(error.cause ?? error.message)}`);
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return { bytes: new Uint8Array(await answer.arrayBuffer()), commit: answer.headers.get('x-repo-commit') };
}

/** Writes a file in parts; their names tell the state, so that a cache never mixes two. */
async function keep(
  folder: string,
  model: string,
  role: ProgramRole,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ProgramFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const parts: { path: string; bytes: number }[] = [];
  await mkdir(path.join(folder, model), { recursive: true });
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = bytes.subarray(at, at + PART_BYTES);
    const name = `${model}/${role}-${sha256.slice(0, 12)}-${parts.length + 1}.bin`;
    await writeFile(path.join(folder, name), part);
    parts.push({ path: name, bytes: part.length });
  }
  return { role, bytes: bytes.length, sha256, parts };
}

function requireAsPinned(now: ProgramManifest, before: ProgramManifest | undefined, folder: string): void {
  if (!before || before.model !== now.model || before.revision !== now.revision) return;
  const changed = now.files.find(({ role, sha256 }) =>
    before.files.some((file) => file.role === role && file.sha256 !== sha256),
  );
  if (changed)
    throw new Error(`The ${changed.role} is not the one that was pinned. If that is meant, remove ${folder} first`);
}
