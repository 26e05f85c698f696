import { type ProgramManifest, parseManifest } from '#domain/speech-program/manifest.ts';
import { readInstallation } from './installation.ts';

/** The manifest is ours, wherever the files come from. */
const MANIFEST = '/speech-program/manifest.json';

let asked: Promise<{ manifest: ProgramManifest; address: string } | undefined> | undefined;

/** Which speech program this installation offers, and where its files are; undefined where it offers none. */
export function readProgramSource() {
  asked ??= read().catch(() => {
    asked = undefined;
    return undefined;
  });
  return asked;
}

async function read(): Promise<{ manifest: ProgramManifest; address: string } | undefined> {
  const { stt, asrModelsUrl } = await readInstallation();
  // Where the server hears, nobody else is needed.
  if (stt || asrModelsUrl === '') return undefined;
  const answer = await fetch(MANIFEST);
  const manifest = answer.ok ? parseManifest(await answer.json()) : undefined;
  return manifest && { manifest, address: asrModelsUrl };
}
