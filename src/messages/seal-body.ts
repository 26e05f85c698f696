/**
 * A message in the outbox holds a code or a link that opens an account, so its text is sealed with a key made from
 * the server's secret: reading the database alone opens nothing.
 */

const VERSION = 'v1';
const encoder = new TextEncoder();

/** Seals a text for the row of this id; it opens for no other row. */
export async function sealBody(serverSecret: string, rowId: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(rowId) },
    await sealingKey(serverSecret),
    encoder.encode(text),
  );
  return [VERSION, toBase64(iv), toBase64(new Uint8Array(sealed))].join('.');
}

/** Opens a sealed text; undefined when it was sealed with another secret, for another row, or was changed. */
export async function openBody(serverSecret: string, rowId: string, body: string): Promise<string | undefined> {
  const [version, iv, sealed] = body.split('.');
  if (version !== VERSION || !iv || !sealed) return undefined;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv), additionalData: encoder.encode(rowId) },
      await sealingKey(serverSecret),
      fromBase64(sealed),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}

async function sealingKey(serverSecret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(serverSecret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('outbox') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
