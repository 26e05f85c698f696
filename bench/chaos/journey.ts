import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Dice } from '#tests/support/dice.ts';
import type { PersistentBrowser, Told } from './persistent-browser.ts';
import type { TurnSocket } from './turn-socket.ts';

const PASSWORD = 'Correct horse 7';
const SEGMENT_BYTES = 40_000;

/** What one candidate does, from the posting to the erasure, and a ledger of what the server said that it had kept. */
export class Journey {
  /** Stands in everything that the candidate says, writes, is called or records. */
  readonly canary: string;
  erased = false;
  readonly #browser: PersistentBrowser;
  readonly #chance: Dice;
  readonly #number: number;
  readonly #tell: (fault: string) => void;
  readonly #socket: TurnSocket | undefined;
  #id = '';
  #claimed = false;
  readonly #said = new Map<string, string>();
  readonly #replies = new Map<string, { id: string; text: string }>();
  readonly #segments = new Map<string, Buffer>();
  readonly #retries = { kept: new Set<string>(), tries: 0 };
  #report: unknown;

  /** With a `socket` half of the answers go over it. */
  constructor(
    browser: PersistentBrowser,
    chance: Dice,
    number: number,
    tell: (fault: string) => void,
    socket?: TurnSocket,
  ) {
    this.#browser = browser;
    this.#chance = chance;
    this.#number = number;
    this.#socket = socket;
    this.canary = `quokka${chance.between(1_000_000, 9_999_999)}x${number}`;
    this.#tell = (fault) => tell(`${this.canary}: ${fault}`);
  }

  async run(): Promise<void> {
    await this.#start();
    const signsUpAt = this.#chance.between(0, 3);
    const questions = await this.#questions();
    for (const [i, { id }] of questions.entries()) {
      if (i === signsUpAt) await this.#signUpAndClaim();
      await this.#answer(i);
      if (this.#chance.is(0.5)) await this.#record(i);
      await this.#expect('next', 200, 'POST', `/api/interview/${this.#id}/next`, { questionId: id });
    }
    if (signsUpAt >= questions.length) await this.#signUpAndClaim();
    await this.#finish();
    await this.#verify();
    await this.#correct();
    if (this.#chance.is(0.7)) await this.#answerAgain(questions[0]?.id ?? 'q_1');
    await this.#verify();
    if (this.#chance.is(0.8)) await this.#erase();
  }

  async #expect(what: string, status: number, method: string, path: string, body?: unknown): Promise<Told> {
    const told = await this.#browser.call(method, path, body);
    if (told.status !== status) this.#tell(`${what} answered ${told.status} ${JSON.stringify(told.body)}`);
    return told;
  }

  async #start(): Promise<void> {
    const { body } = await this.#expect('starting', 200, 'POST', '/api/webhook/initialize', {
      start: true,
      description: `Barista - Copper Kettle Coffee\nWe need espresso and customer service. Ask for ${this.canary}.`,
      length: '10min',
      interviewType: 'normal',
    });
    this.#id = body.interview_id;
  }

  async #questions(): Promise<{ id: string }[]> {
    return (await this.#expect('reading', 200, 'GET', `/api/interview/${this.#id}`)).body.data.questions;
  }

  async #answer(question: number): Promise<void> {
    const entryId = `ans_${question}`;
    const text =
      `Last spring ${this.canary} a guest was angry because her coffee was cold. I apologised, made it again ` +
      `myself and stayed at her table for ${question + 2} minutes. In the end she came back every week.`;
    const asked = { interviewId: this.#id, entryId, userText: text };
    const call = async (what: string) => {
      const { body } = await this.#expect(what, 200, 'POST', '/api/llm/complete', asked);
      return { id: body.data.entryId, text: body.data.response };
    };
    const reply =
      this.#socket && this.#chance.is(0.5)
        ? await this.#socket.answer(this.#id, entryId, text)
        : await call('answering');
    this.#said.set(entryId, text);
    this.#replies.set(entryId, reply);
    if (!isDeepStrictEqual(await call('answering again'), reply)) this.#tell(`the same answer got another reply`);
  }

  async #record(question: number): Promise<void> {
    const file = Buffer.alloc(SEGMENT_BYTES, `${this.canary} `);
    file.set([0x1a, 0x45, 0xdf, 0xa3]);
    const place = { interviewId: this.#id, questionIndex: question, followUpIndex: 0 };
    const metadata = {
      filename: `answer-${question}.webm`,
      fileSize: file.length,
      duration: 20,
      format: 'webm',
      mimeType: 'video/webm',
      startTime: 1_000_000,
      endTime: 1_020_000,
    };
    const etag = `"${createHash('md5').update(file).digest('hex')}"`;
    // As our client's queue does: until it is confirmed, from the beginning.
    for (let round = 0; round < 10; round++) {
      const room = await this.#expect('making room', 200, 'POST', '/api/segmented-recording/upload', {
        ...place,
        metadata,
      });
      const { uploadUrl, segmentId } = room.body.data;
      await this.#browser.call('PUT', uploadUrl, file, metadata.mimeType);
      const confirmed = await this.#browser.call('POST', '/api/segmented-recording/upload-confirm', {
        ...place,
        segmentId,
        uploadSuccess: true,
        fileSize: file.length,
        etag,
      });
      if (confirmed.status !== 200) continue;
      this.#segments.set(segmentId, file);
      return;
    }
    this.#tell('a recording was never taken');
  }

  async #signUpAndClaim(): Promise<void> {
    const email = `${this.canary}@example.com`;
    const phoneNumber = `+1${String(2_000_000_000 + this.#number)}`;
    const account = { email, password: PASSWORD, name: this.canary.replace(/\d/g, 'a'), phoneNumber };
    await this.#expect('signing up', 200, 'POST', '/api/auth/sign-up/email', account);
    if (!(await this.#proveAddress(email))) {
      // It was proved, and nobody heard of it.
      const entered = await this.#browser.call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
      if (entered.status !== 200) return this.#tell(`an account could not be entered: ${JSON.stringify(entered.body)}`);
    }
    await this.#expect('claiming', 200, 'POST', '/api/user/interviews', { interviewId: this.#id });
    this.#claimed = true;
  }

  /** By any of the codes that were sent: a sign-up that arrived twice sent two. */
  async #proveAddress(email: string): Promise<boolean> {
    const { body } = await this.#browser.call('GET', `/api/dev/outbox?to=${email}`);
    for (const { code } of body.data) {
      const proved = await this.#browser.call('POST', '/api/auth/verify-otp', { email, otp: code });
      if (proved.status === 200 && proved.body.data.signedIn) return true;
    }
    return false;
  }

  async #finish(): Promise<void> {
    await this.#expect('finishing', 200, 'POST', '/api/webhook/process-results', { interviewId: this.#id });
    await this.#awaitReport();
  }

  async #awaitReport(): Promise<void> {
    for (let looks = 0; looks < 200; looks++) {
      const { status, body } = await this.#browser.call('GET', `/api/results/${this.#id}`);
      if (status === 200) {
        this.#report = body.data;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    this.#tell('no report came');
  }

  async #correct(): Promise<void> {
    const entryId = 'ans_0';
    const text = `${this.#said.get(entryId)} And ${this.canary} told her friends.`;
    await this.#expect('correcting', 200, 'POST', `/api/interview/${this.#id}/corrections`, { entryId, text });
    this.#said.set(entryId, text);
    await this.#awaitReport();
    if (!JSON.stringify(this.#report).includes('told her friends')) this.#tell('a correction is not in the report');
  }

  async #answerAgain(questionId: string): Promise<void> {
    const text = `A guest ${this.canary} was angry, so I made her coffee again and she stayed.`;
    const told = await this.#browser.call('POST', `/api/interview/${this.#id}/retries`, { questionId, text });
    this.#retries.tries += told.tries;
    if (told.status !== 200) return this.#tell(`answering again answered ${told.status}`);
    this.#retries.kept.add(told.body.data.id);
  }

  /** Everything that was acknowledged is there, and once. */
  async #verify(): Promise<void> {
    const { body } = await this.#expect('reading all', 200, 'GET', `/api/transcript/full/${this.#id}`);
    const entries: { id: string; text: string; speaker: string }[] = body.data.entries;
    if (new Set(entries.map(({ id }) => id)).size !== entries.length) this.#tell('an entry is there twice');
    const human = entries.filter(({ speaker }) => speaker !== 'ai');
    if (human.length !== this.#said.size) this.#tell(`${this.#said.size} answers were given, ${human.length} are kept`);
    for (const [id, text] of this.#said)
      if (entries.find((entry) => entry.id === id)?.text !== text) this.#tell(`answer ${id} is not as it was kept`);
    for (const { id, text } of this.#replies.values())
      if (entries.find((entry) => entry.id === id)?.text !== text) this.#tell(`a reply is not as it was told`);
    await this.#verifySegments();
    const { body: listed } = await this.#expect('listing', 200, 'GET', '/api/user/interviews');
    const mine = listed.data.filter(({ interviewId }: { interviewId: string }) => interviewId === this.#id).length;
    if (mine !== (this.#claimed ? 1 : 0)) this.#tell(`the interview is listed ${mine} times`);
    const { body: read } = await this.#expect('reading the report', 200, 'GET', `/api/results/${this.#id}`);
    if (!isDeepStrictEqual(read.data, this.#report)) this.#tell('the report is not as it was told');
    await this.#verifyRetries();
  }

  async #verifySegments(): Promise<void> {
    const { body } = await this.#expect('listing', 200, 'GET', `/api/segmented-recording/segments/${this.#id}`);
    const listed: { segmentId: string; url: string }[] = body.data.segments;
    if (listed.length !== this.#segments.size)
      this.#tell(`${this.#segments.size} recordings were kept, ${listed.length} are there`);
    for (const [id, file] of this.#segments) {
      const url = listed.find(({ segmentId }) => segmentId === id)?.url ?? `/api/segmented-recording/media/${id}`;
      const { status, bytes } = await this.#browser.call('GET', new URL(url, 'http://localhost').pathname);
      if (status !== 200 || !file.equals(bytes)) this.#tell(`recording ${id} is not as it was sent (${status})`);
    }
  }

  async #verifyRetries(): Promise<void> {
    const { body } = await this.#expect('listing', 200, 'GET', `/api/interview/${this.#id}/retries`);
    const ids: string[] = body.data.retries.map(({ id }: { id: string }) => id);
    for (const id of this.#retries.kept) if (!ids.includes(id)) this.#tell('an answer that was given again is lost');
    if (ids.length > this.#retries.kept.size)
      this.#tell(`an answer that was given again is there ${ids.length} times, after ${this.#retries.tries} tries`);
  }

  async #erase(): Promise<void> {
    const { status, body, tries } = await this.#browser.call('DELETE', '/api/user');
    // Once it was erased and nobody heard of it, nobody is signed in.
    if (status !== 200 && !(tries > 1 && status === 401)) {
      this.#tell(`erasing answered ${status} ${JSON.stringify(body)}`);
      return;
    }
    this.erased = true;
    const { status: after } = await this.#browser.call('GET', `/api/transcript/full/${this.#id}`);
    if (after < 400) this.#tell('an erased interview can be read');
  }
}
