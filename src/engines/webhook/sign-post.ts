const encoder = new TextEncoder();

/**
 * The headers by which an automation knows a post for ours and for new: when it was sent, in Unix seconds, and the
 * HMAC-SHA256, in hexadecimal, of that time, a full stop and the body as it stands.
 */
export async function signatureOf(body: string, key: string, nowMs: number): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(`${timestamp}.${body}`)));
  const hex = [...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { 'x-greenroom-timestamp': timestamp, 'x-greenroom-signature': `v1=${hex}` };
}
