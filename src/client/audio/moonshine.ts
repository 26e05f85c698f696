import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-web/wasm';
import { loopLength, mostTokens, withoutLoop } from '#domain/speech-program/decoding-limits.ts';
import { readSpelling, type Spelling, spellTokens } from '#domain/speech-program/spell-tokens.ts';
import { ANSWER_RATE_HZ } from './audio-rate.ts';

/** The runtime as it is used here; which build of it is the caller's choice. */
export type Runtime = Pick<typeof import('onnxruntime-web/wasm'), 'InferenceSession' | 'Tensor'>;

/** Where a part of the network computes, the first that can. */
type Places = readonly InferenceSession.ExecutionProviderConfig[];

/** Of what the runtime writes to the console. */
const ONLY_ERRORS = 3;

export interface ProgramParts {
  encoder: Uint8Array;
  decoder: Uint8Array;
  tokenizer: Uint8Array;
}

const BEGIN = 1;
const END = 2;
const ROW = 'past_key_values.';
/** What the decoder says of the sound stays as it was after its first token; what it says of the words grows. */
const OF_WORDS = '.decoder.';

/**
 * Moonshine, as it is exported for the runtime: an encoder that takes samples, and a decoder that words them token by
 * token and is handed back what it knew. How large it is stands in its files.
 */
export class Moonshine {
  readonly #runtime: Runtime;
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #spelling: Spelling;

  private constructor(runtime: Runtime, encoder: InferenceSession, decoder: InferenceSession, spelling: Spelling) {
    this.#runtime = runtime;
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#spelling = spelling;
  }

  /** The sound goes through a graphics card where there is one; a token at a time is quicker beside it. */
  static async load(runtime: Runtime, parts: ProgramParts, places: Places = ['wasm']): Promise<Moonshine> {
    const spelling = readSpelling(JSON.parse(new TextDecoder().decode(parts.tokenizer)));
    const create = (file: Uint8Array, executionProviders: Places) =>
      runtime.InferenceSession.create(file, { executionProviders, logSeverityLevel: ONLY_ERRORS });
    const encoder = await create(parts.encoder, places);
    const decoder = await create(parts.decoder, ['wasm']);
    return new Moonshine(runtime, encoder, decoder, spelling);
  }

  /** The words of speech at 16 kHz. */
  async hear(samples: Float32Array<ArrayBuffer>): Promise<string> {
    const { Tensor } = this.#runtime;
    const sound = new Tensor('float32', samples, [1, samples.length]);
    const [hidden] = Object.values(await this.#encoder.run({ [this.#soundInput]: sound }));
    if (!hidden) throw new Error('The encoder tells nothing');
    const tokens: number[] = [];
    let known = this.#nothingKnown();
    const most = mostTokens(samples.length / ANSWER_RATE_HZ);
    while (tokens.length < most && loopLength(tokens) === 0) {
      const isFirst = tokens.length === 0;
      const told = await this.#decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? BEGIN)), [1, 1]),
        encoder_hidden_states: hidden,
        use_cache_branch: new Tensor('bool', [!isFirst], [1]),
        ...known,
      });
      const token = likeliest(told.logits as TypedTensor<'float32'>);
      if (token === END) break;
      tokens.push(token);
      known = Object.fromEntries(
        Object.entries(known).map(([name, before]) => {
          const now = told[name.replace(ROW, 'present.')];
          return [name, now && (isFirst || name.includes(OF_WORDS)) ? now : before];
        }),
      );
    }
    return spellTokens(withoutLoop(tokens), this.#spelling);
  }

  get #soundInput(): string {
    return this.#encoder.inputNames[0] ?? 'input_values';
  }

  /** Empty rows, as wide as the decoder says. */
  #nothingKnown(): Record<string, Tensor> {
    const rows: Record<string, Tensor> = {};
    for (const input of this.#decoder.inputMetadata) {
      if (!input.isTensor || !input.name.startsWith(ROW)) continue;
      const [, heads, , width] = input.shape;
      rows[input.name] = new this.#runtime.Tensor('float32', new Float32Array(), [0, Number(heads), 1, Number(width)]);
    }
    return rows;
  }
}

/** The token that the last row of scores is highest for. */
function likeliest({ data, dims }: TypedTensor<'float32'>): number {
  const count = dims.at(-1) ?? 0;
  const from = data.length - count;
  let best = 0;
  for (let i = 1; i < count; i++) if ((data[from + i] ?? 0) > (data[from + best] ?? 0)) best = i;
  return best;
}
