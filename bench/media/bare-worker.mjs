// The least that puts a body into the bucket and reads a part of it: what the product's own calls are measured against.

export default {
  async fetch(request, { MEDIA }) {
    const key = new URL(request.url).pathname;
    if (request.method === 'PUT') {
      const { httpEtag } = await MEDIA.put(key, request.body);
      return new Response(null, { headers: { etag: httpEtag } });
    }
    if (request.method === 'DELETE') {
      await MEDIA.delete(key);
      return new Response(null);
    }
    const { body } = await MEDIA.get(key, { range: request.headers });
    return new Response(body, { status: 206 });
  },
};
