/** Recordings of an interview live under its own prefix, so that deleting them needs no list of them elsewhere. */
const prefixOf = (interviewId: string) => `rec/${interviewId}/`;

export async function deleteMediaOf(bucket: R2Bucket, interviewId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: prefixOf(interviewId), ...(cursor ? { cursor } : {}) });
    const keys = page.objects.map((object) => object.key);
    if (keys.length > 0) await bucket.delete(keys);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** The recordings of an interview. */
export async function listMediaOf(bucket: R2Bucket, interviewId: string): Promise<R2Object[]> {
  const objects: R2Object[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: prefixOf(interviewId), ...(cursor ? { cursor } : {}) });
    objects.push(...page.objects);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return objects;
}
