import { secretProblem } from './setting-problems.ts';

/** Random secrets, their hashes and HMACs, all base64url without padding. */

const encoder = new TextEncoder();

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 256 random bits. */
export const randomSecret = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** HMAC-SHA256 of `text` under the server's secret; `purpose` keeps one use from standing in for another. */
export async function serverHmac(serverSecret: string, purpose: string, text: string): Promise<string> {
  const problem = secretProblem(serverSecret);
  if (problem) throw new Error(problem);
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(serverSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}\0${text}`));
  return toBase64Url(new Uint8Array(mac));
}

/** Compares two strings of equal length in constant time. */
export function equalSecrets(a: string, b: string): boolean {
  const left = encoder.encode(a);
  const right = encoder.encode(b);
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let i = 0; i < left.length; i++) difference |= (left[i] ?? 0) ^ (right[i] ?? 0);
  return difference === 0;
}
