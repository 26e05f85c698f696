import { checkAnswer } from '#tests/support/check-answer.ts';

export interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks looks into whatever came back
  body: any;
  bytes: Uint8Array;
}

interface Options {
  address: () => string;
  /** Ends when the server can be reached again. */
  reachable: () => Promise<void>;
  /** How long an answer is waited for. */
  patienceMs: number;
  /** Statuses, beside those that say so, after which a call is made again. */
  refusals?: readonly number[];
}

const MOST_TRIES = 60;
const PAUSE_MS = 50;
/** What says that it would be answered later. */
const LATER = [429, 503, 599];

/** A browser with its own cookies that says everything again until it is answered. Answers must be as the contract declares. */
export class PersistentBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #given: Options;
  /** What it waits for an answer to. */
  waitsFor: string | undefined;
  /** How often a call was made again, by the status that came back; 0 where nothing did. */
  readonly refused = new Map<number, number>();

  constructor(given: Options) {
    this.#given = given;
  }

  get unanswered(): number {
    return [...this.refused.values()].reduce((sum, count) => sum + count, 0);
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** `tries` tells how often it was said until it was answered. */
  async call(method: string, path: string, body?: unknown, type?: string): Promise<Told & { tries: number }> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      await this.#given.reachable();
      this.waitsFor = `${method} ${new URL(path, this.#given.address()).pathname.replace(/(?<=\/)[^/]*(?:\d|_)[^/]*/g, ':id')}`;
      const told = await this.#once(method, path, body, type).catch((error: unknown) => {
        if (isBroken(error)) return undefined;
        throw error;
      });
      this.waitsFor = undefined;
      const status = told?.status ?? 0;
      if (told && !LATER.includes(status) && !this.#given.refusals?.includes(status)) return { ...told, tries };
      this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.min(tries, 20)));
    }
    throw new Error(`${method} ${path} was never answered`);
  }

  async #once(method: string, path: string, body: unknown, type = 'application/json'): Promise<Told> {
    const response = await fetch(new URL(path, this.#given.address()), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#given.patienceMs),
      headers: {
        cookie: this.cookies,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? new Blob([Buffer.from(body)]) : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    // What an answer that was broken off would have set was never set.
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const contentType = response.headers.get('content-type') ?? '';
    const text = contentType.includes('json') ? new TextDecoder().decode(bytes) : '';
    const parsed = text === '' ? undefined : JSON.parse(text);
    checkAnswer(method, path, { status: response.status, contentType, body: parsed });
    return { status: response.status, body: parsed, bytes };
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** No answer, or one that ends before it is whole. */
const isBroken = (error: unknown): boolean =>
  (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) ||
  (error instanceof DOMException && error.name === 'TimeoutError');
