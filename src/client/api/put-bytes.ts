/** Sends raw bytes to a signed address, which is all that it takes: no cookie goes with them. */
export function putBytes(url: string, bytes: Blob, contentType: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: bytes,
    credentials: 'omit',
    signal,
  });
}
