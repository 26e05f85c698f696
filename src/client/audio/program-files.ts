import type { ProgramFile, ProgramManifest } from '#domain/speech-program/manifest.ts';

/** Where the browser keeps the program: a folder of this site alone, which no other site can see. */
const FOLDER = 'speech-program';

const openFolder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/** What a file is kept under; another state of the program has other names. */
const nameOf = ({ sha256 }: ProgramFile): string => sha256;

/** Whether this browser can keep and run a program at all. */
export const canHoldProgram = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function' &&
  crypto.subtle !== undefined;

/** How much of a file is here, in bytes. */
export async function keptBytes(file: ProgramFile): Promise<number> {
  const handle = await (await openFolder()).getFileHandle(nameOf(file)).catch(() => undefined);
  return (await handle?.getFile())?.size ?? 0;
}

export async function keptBytesOfAll({ files }: ProgramManifest): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += Math.min(file.bytes, await keptBytes(file));
  return bytes;
}

/** A file that is being written, as workers alone have it; the browser's types know it there alone too. */
export interface KeptFile {
  getSize(): number;
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(bytes: number): void;
  flush(): void;
  close(): void;
}

/** A file to write behind what there is of it; one page at a time. */
export async function openToWrite(file: ProgramFile): Promise<KeptFile> {
  const handle = await (await openFolder()).getFileHandle(nameOf(file), { create: true });
  return (handle as unknown as { createSyncAccessHandle(): Promise<KeptFile> }).createSyncAccessHandle();
}

/** A file of the program, if all of it is here and it is the one that was meant; what is not is deleted. */
export async function readVerified(file: ProgramFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const folder = await openFolder();
  const kept = await folder.getFileHandle(nameOf(file)).catch(() => undefined);
  const bytes = await (await kept?.getFile())?.arrayBuffer();
  if (bytes === undefined || bytes.byteLength < file.bytes) return undefined;
  if (bytes.byteLength === file.bytes && (await sha256Of(bytes)) === file.sha256) return new Uint8Array(bytes);
  await folder.removeEntry(nameOf(file));
  return undefined;
}

/** Nothing of the program, of this or an older state, is here afterwards. */
export async function removeProgram(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(FOLDER, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  });
}

/** How much the browser keeps of programs, whichever they are. */
export async function allKeptBytes(): Promise<number> {
  if (!canHoldProgram()) return 0;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER).catch(() => undefined);
  let bytes = 0;
  for await (const entry of folder?.values() ?? [])
    if (entry.kind === 'file') bytes += (await (entry as FileSystemFileHandle).getFile()).size;
  return bytes;
}

/** Files of an older state of the program are of no use to this one. */
export async function removeOthers({ files }: ProgramManifest): Promise<void> {
  const folder = await openFolder();
  const names = new Set(files.map(nameOf));
  for await (const name of folder.keys()) if (!names.has(name)) await folder.removeEntry(name);
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
