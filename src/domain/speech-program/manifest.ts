/** What each file of the speech program does: hears, words, and spells what was worded. */
export const PROGRAM_ROLES = ['encoder', 'decoder', 'tokenizer'] as const;
export type ProgramRole = (typeof PROGRAM_ROLES)[number];

/** One file of the program. It may lie in parts, since a host may take none over a size; joined they are the file. */
export interface ProgramFile {
  role: ProgramRole;
  bytes: number;
  /** Of the whole file, in hexadecimal. */
  sha256: string;
  parts: readonly { path: string; bytes: number }[];
}

/** Which files the speech program consists of. It is ours, wherever the files come from. */
export interface ProgramManifest {
  /** Whose weights these are, and which state of them. */
  model: string;
  revision: string;
  licence: string;
  files: readonly ProgramFile[];
}

export const programBytes = ({ files }: ProgramManifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Reads a manifest; undefined for what is none, so that nothing is fetched that could not be verified. */
export function parseManifest(json: unknown): ProgramManifest | undefined {
  if (!isRecord(json) || !Array.isArray(json.files)) return undefined;
  const { model, revision, licence } = json;
  if (typeof model !== 'string' || typeof revision !== 'string' || typeof licence !== 'string') return undefined;
  const files = json.files.map(parseFile);
  const known = files.filter((file) => file !== undefined);
  const hasEach = PROGRAM_ROLES.every((role) => known.filter((file) => file.role === role).length === 1);
  if (!hasEach || known.length !== files.length) return undefined;
  return { model, revision, licence, files: known };
}

function parseFile(file: unknown): ProgramFile | undefined {
  if (!isRecord(file) || !Array.isArray(file.parts) || file.parts.length === 0) return undefined;
  const { role, bytes, sha256 } = file;
  if (!PROGRAM_ROLES.includes(role as ProgramRole) || !isSize(bytes)) return undefined;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return undefined;
  const parts = file.parts.filter(isPart).map(({ path, bytes }) => ({ path, bytes }));
  const sum = parts.reduce((all, part) => all + part.bytes, 0);
  if (parts.length !== file.parts.length || sum !== bytes) return undefined;
  return { role: role as ProgramRole, bytes, sha256, parts };
}

const isPart = (part: unknown): part is { path: string; bytes: number } =>
  isRecord(part) && typeof part.path === 'string' && isPlainPath(part.path) && isSize(part.bytes);

/** Names below an address, none of which leads out of it. */
const isPlainPath = (path: string): boolean => path.split('/').every((name) => /^(?!\.+$)[\w.-]+$/.test(name));

const isSize = (bytes: unknown): bytes is number => Number.isSafeInteger(bytes) && (bytes as number) > 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
