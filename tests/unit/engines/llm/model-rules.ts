import { EngineFailure } from '#engines/engine-failure.ts';
import type { LanguageModel, ModelRequest } from '#engines/llm/language-model.ts';

/** What the server behind a model does with the next call. */
export interface Behaviour {
  text?: string;
  form?: 'choices' | 'response';
  thinks?: boolean;
  /** Of a streamed answer so much is sent, and then it ends. */
  cutAfterEvents?: number;
  finish?: 'length';
  does?: 'hang' | 'busy' | 'fail' | 'html' | 'refuse_schema';
}

/** A model on a server that does as it is told. */
export interface Rig {
  model: LanguageModel;
  behave(behaviour: Behaviour): void;
  /** The last request, as it was sent. */
  sent(): Record<string, unknown>;
  stop(): Promise<void>;
}

const SHAPE = {
  name: 'verdict',
  schema: {
    type: 'object',
    properties: { verdict: { type: 'string' } },
    required: ['verdict'],
    additionalProperties: false,
  },
};

/** A limit against hanging, however busy the machine is. */
const PATIENT_MS = 20_000;
/** For what gives up within a moment. */
const SOON_MS = 4_000;

const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'a-model',
  messages: [
    { role: 'system', content: 'Answer.' },
    { role: 'user', content: '{"task":"Ask nothing."}' },
  ],
  maxTokens: 160,
  signal: AbortSignal.timeout(PATIENT_MS),
  ...more,
});

async function collect(model: LanguageModel, more: Partial<ModelRequest> = {}) {
  const pieces: string[] = [];
  const stream = model.stream(request(more));
  for (;;) {
    const next = await stream.next();
    if (next.done) return { text: pieces.join(''), pieces, end: next.value };
    pieces.push(next.value);
  }
}

const complete = (model: LanguageModel, more: Partial<ModelRequest> = {}) =>
  model.complete({ ...request(more), shape: SHAPE });

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function mustFail(work: Promise<unknown>, reasons: readonly string[]): Promise<void> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  must(failure !== undefined, 'It does not fail');
  must(failure instanceof EngineFailure, 'It fails with something else than an EngineFailure');
  must(reasons.includes(failure.reason), `It fails for ${failure.reason} instead of ${reasons.join(' or ')}`);
  must(!failure.message.includes('SECRET'), 'It repeats what the server said');
}

/** What every adapter must do; each throws where one does not. */
export const MODEL_RULES: Record<string, (rig: Rig) => Promise<void>> = {
  async 'answers a whole text and what it cost'({ model, behave }) {
    behave({ text: '{"verdict":"fine"}' });
    const { text, usage } = await complete(model);
    must(JSON.parse(text).verdict === 'fine', 'The text is another');
    must(usage.tokensIn > 0 && usage.tokensOut > 0, 'It cost nothing');
  },
  async 'reads both forms of an answer'({ model, behave }) {
    for (const form of ['choices', 'response'] as const) {
      behave({ text: '{"verdict":"fine"}', form });
      must(JSON.parse((await complete(model)).text).verdict === 'fine', `It does not read ${form}`);
      behave({ text: 'One. Two.', form });
      must((await collect(model)).text === 'One. Two.', `It does not read a stream of ${form}`);
    }
  },
  async 'hands out a streamed text in pieces'({ model, behave }) {
    behave({ text: 'One. Two. Three.' });
    const { pieces, end } = await collect(model);
    must(pieces.length > 1, 'It comes in one piece');
    must(pieces.join('') === 'One. Two. Three.', 'It is another text');
    must(end.usage.tokensOut > 0, 'It cost nothing');
  },
  async 'never hands out thinking'({ model, behave }) {
    behave({ text: 'Go on.', form: 'choices', thinks: true });
    must((await collect(model)).text === 'Go on.', 'It speaks what it thinks');
  },
  async 'says that an answer was cut off'({ model, behave }) {
    behave({ text: 'One two three four.', cutAfterEvents: 2 });
    await mustFail(collect(model), ['unreadable', 'network']);
    behave({ text: '{"verdict":"fine"}' });
    must((await complete(model)).isCut !== true, 'It calls a whole answer cut');
    behave({ text: ' ', form: 'choices', finish: 'length' });
    await mustFail(complete(model), ['unreadable']);
  },
  async 'hands out what there is of a cut answer, and says that it is cut'({ model, behave }) {
    for (const form of ['choices', 'response'] as const) {
      behave({ text: '{"verdict":"fi', form, finish: 'length' });
      const { text, isCut } = await complete(model);
      must(text === '{"verdict":"fi', `It hands out something else of ${form}`);
      must(isCut === true, `It takes a cut answer for a whole one in ${form}`);
    }
  },
  async 'says how much may be answered'({ model, behave, sent }) {
    behave({});
    await collect(model);
    must([sent().max_tokens, sent().max_completion_tokens].includes(160), 'It sets no limit');
  },
  async 'asks for a shape by its schema and never for any JSON'({ model, behave, sent }) {
    behave({ text: '{"verdict":"fine"}' });
    await complete(model);
    must(JSON.stringify(sent().response_format).includes('"json_schema"'), 'It sends no schema');
    must(!JSON.stringify(sent()).includes('json_object'), 'It asks for any JSON');
  },
  async 'sends no schema with a stream'({ model, behave, sent }) {
    behave({});
    await collect(model);
    must(sent().response_format === undefined, 'It sends a schema');
  },
  async 'leaves a refused schema out from then on'({ model, behave, sent }) {
    behave({ does: 'refuse_schema' });
    await mustFail(complete(model), ['form']);
    behave({ text: '{"verdict":"fine"}' });
    await complete(model);
    must(sent().response_format === undefined, 'It sends the schema again');
    must(JSON.stringify(sent().messages).includes('verdict'), 'It does not tell the shape in words');
  },
  async 'gives up when nobody waits any more'({ model, behave }) {
    behave({ does: 'hang' });
    const startedAt = performance.now();
    await mustFail(complete(model, { signal: AbortSignal.timeout(50) }), ['timeout']);
    await mustFail(collect(model, { signal: AbortSignal.timeout(50) }), ['timeout']);
    must(performance.now() - startedAt < SOON_MS, 'It waits on');
  },
  async 'tells a busy server from a broken one'({ model, behave }) {
    behave({ does: 'busy' });
    await mustFail(complete(model), ['busy']);
    await mustFail(collect(model), ['busy']);
    behave({ does: 'fail' });
    await mustFail(complete(model), ['fault']);
  },
  async 'takes a page for no answer'({ model, behave }) {
    behave({ does: 'html' });
    await mustFail(complete(model), ['unreadable']);
    await mustFail(collect(model), ['unreadable']);
  },
};
