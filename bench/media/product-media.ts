/** A guest's browser that records in one interview of a running product, as far as HTTP is concerned. */
export class ProductMedia {
  readonly #address: string;
  readonly #cookie: string;
  readonly #interviewId: string;
  #startMs = 0;

  private constructor(address: string, cookie: string, interviewId: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#interviewId = interviewId;
  }

  static async start(address: string): Promise<ProductMedia> {
    const response = await fetch(`${address}/api/interview/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selectedInterview: 'company: Acme title: Barista' }),
    });
    const { data } = await response.json();
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return new ProductMedia(address, cookie, data.interviewId);
  }

  async makeRoom(fileSize: number) {
    this.#startMs += 1_000;
    const answer = { interviewId: this.#interviewId, questionIndex: 0, followUpIndex: 0 };
    const times = { startTime: this.#startMs, endTime: this.#startMs + 1_000, duration: 1 };
    const metadata = { filename: 'answer.webm', fileSize, format: 'webm', mimeType: 'video/webm', ...times };
    const { uploadUrl } = await this.#call('POST', 'upload', { ...answer, metadata });
    const confirm = async (etag: string): Promise<string> => {
      const { url } = await this.#call('POST', 'upload-confirm', { ...answer, uploadSuccess: true, fileSize, etag });
      return url;
    };
    return { uploadUrl: String(uploadUrl), confirm };
  }

  /** How many bytes came. */
  async read(path: string, range: string): Promise<number> {
    const response = await fetch(this.#address + path, { headers: { cookie: this.#cookie, range } });
    return (await response.arrayBuffer()).byteLength;
  }

  clean(): Promise<unknown> {
    return this.#call('DELETE', `cleanup/${this.#interviewId}`);
  }

  async #call(method: string, name: string, body?: object) {
    const response = await fetch(`${this.#address}/api/segmented-recording/${name}`, {
      method,
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data } = await response.json();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
    return data;
  }
}
