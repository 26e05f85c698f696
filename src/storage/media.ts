/** Recordings of an interview live under its own prefix, so that deleting them needs no list of them elsewhere. */
const ALL_MEDIA = 'rec/';
const prefixOf = (interviewId: string) => `${ALL_MEDIA}${interviewId}/`;

/** R2 deletes so many at once. */
const KEYS_A_CALL = 1_000;

export const mediaKey = (interviewId: string, n: number): string => `${prefixOf(interviewId)}${n}`;

/** Deletes recordings of an interview by their numbers. */
export async function deleteMedia(bucket: R2Bucket | undefined, interviewId: string, ns: number[]): Promise<void> {
  for (let at = 0; at < ns.length; at += KEYS_A_CALL) {
    await bucket?.delete(ns.slice(at, at + KEYS_A_CALL).map((n) => mediaKey(interviewId, n)));
  }
}

export async function deleteMediaOf(bucket: R2Bucket | undefined, interviewId: string): Promise<void> {
  for await (const objects of pagesOf(bucket, interviewId)) {
    if (objects.length > 0) await bucket?.delete(objects.map(({ key }) => key));
  }
}

/** The recordings of an interview. */
export async function listMediaOf(bucket: R2Bucket | undefined, interviewId: string): Promise<R2Object[]> {
  const all: R2Object[] = [];
  for await (const objects of pagesOf(bucket, interviewId)) all.push(...objects);
  return all;
}

/** What all recordings take, counted over as many pages of the bucket's list as may be asked for: each is paid for. */
export async function measureMedia(bucket: R2Bucket, mostPages: number) {
  let [objects, bytes, pages] = [0, 0, 0];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: ALL_MEDIA, ...(cursor ? { cursor } : {}) });
    objects += page.objects.length;
    bytes += page.objects.reduce((sum, { size }) => sum + size, 0);
    pages += 1;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor && pages < mostPages);
  return { objects, bytes, isAll: cursor === undefined };
}

async function* pagesOf(bucket: R2Bucket | undefined, interviewId: string): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const page = await bucket?.list({ prefix: prefixOf(interviewId), ...(cursor ? { cursor } : {}) });
    yield page?.objects ?? [];
    cursor = page?.truncated ? page.cursor : undefined;
  } while (cursor);
}
