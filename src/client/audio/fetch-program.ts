import type { ProgramFile, ProgramManifest } from '#domain/speech-program/manifest.ts';
import { type KeptFile, openToWrite, readVerified, removeOthers } from './program-files.ts';
import type { FetchFault } from './program-messages.ts';

/** A connection that brings nothing for so long has broken off. */
const STALL_MS = 30_000;

/** Why fetching came to nothing. */
export class FetchFailed extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(`The program could not be fetched: ${fault}`);
    this.fault = fault;
  }
}

interface Fetching {
  /** Where the manifest's paths begin. */
  address: string;
  signal: AbortSignal;
  /** So many more bytes are here; fewer than none where something is fetched again. */
  onBytes: (more: number) => void;
}

/**
 * Fetches what is not here yet of a program and goes through all of it: each file is kept as it comes, gone on with where
 * it broke off, and thrown away if it is not the one of the manifest.
 */
export async function fetchProgram(manifest: ProgramManifest, fetching: Fetching): Promise<void> {
  await removeOthers(manifest);
  for (const file of manifest.files) await fetchFile(file, fetching);
  for (const file of manifest.files) if (!(await readVerified(file))) throw new FetchFailed('damaged');
}

async function fetchFile(file: ProgramFile, fetching: Fetching): Promise<void> {
  const kept = await openToWrite(file).catch(() => {
    throw new FetchFailed('elsewhere');
  });
  try {
    if (kept.getSize() > file.bytes) kept.truncate(0);
    let start = 0;
    for (const part of file.parts) {
      if (kept.getSize() < start + part.bytes) await fetchPart(part, start, kept, fetching);
      start += part.bytes;
    }
  } finally {
    kept.close();
  }
}

/** Writes the rest of a part behind what there is, from its beginning where the host gives no rest. */
async function fetchPart(
  { path, bytes }: ProgramFile['parts'][number],
  start: number,
  kept: KeptFile,
  { address, signal, onBytes }: Fetching,
): Promise<void> {
  const from = kept.getSize() - start;
  const stall = new AbortController();
  let timer = setTimeout(() => stall.abort(), STALL_MS);
  const all = AbortSignal.any([signal, stall.signal]);
  try {
    const headers = from > 0 ? { Range: `bytes=${from}-` } : undefined;
    const answer = await fetch(`${address}/${path}`, {
      signal: all,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // It is kept once, by us.
      cache: 'no-store',
      ...(headers ? { headers } : {}),
    });
    if (!answer.ok || !answer.body) throw new FetchFailed('unreachable');
    if (from > 0 && answer.status !== 206) {
      kept.truncate(start);
      onBytes(-from);
    }
    const reader = answer.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => stall.abort(), STALL_MS);
      if (kept.getSize() + read.value.length > start + bytes) throw new FetchFailed('damaged');
      write(kept, read.value);
      onBytes(read.value.length);
    }
    kept.flush();
    if (kept.getSize() < start + bytes) throw new FetchFailed('unreachable');
  } catch (error) {
    if (error instanceof FetchFailed) {
      // What is longer than it should be is another file.
      if (error.fault === 'damaged') kept.truncate(0);
      throw error;
    }
    throw new FetchFailed(signal.aborted ? 'stopped' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}

function write(kept: KeptFile, bytes: Uint8Array<ArrayBuffer>): void {
  const at = kept.getSize();
  let written = 0;
  try {
    written = kept.write(bytes, { at });
  } catch {
    // Counted below.
  }
  if (written < bytes.length) {
    kept.truncate(at);
    throw new FetchFailed('no_room');
  }
}
