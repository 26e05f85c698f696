import { createHash } from 'node:crypto';
import type { ProgramManifest, ProgramRole } from '#domain/speech-program/manifest.ts';
import {
  BOOL,
  FLOAT,
  floats,
  graph,
  INT64,
  integer,
  integerList,
  integers,
  type Node,
  network,
  subgraph,
  value,
} from './onnx-file.ts';

/**
 * A speech program with the inputs and outputs of the real one and hardly any weights. For each half second of sound it
 * says the next number where that is as loud as speech and 'nothing' where it is not, and it says 'wrong' once it is not
 * handed back what it had told. So its text shows which sound reached it and whether it was decoded as it has to be.
 */
const PROGRAM_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const FRAME = 8_000;
/** A mean square between that of a room and that of speech. */
const LOUD = 2e-5;
const BEGIN = 1;
const END = 2;
const NOTHING = 3;
const WRONG = 4;
const FIRST_WORD = 5;
const VOCABULARY = FIRST_WORD + PROGRAM_WORDS.length;

const node = (op: string, inputs: readonly string[], output: string, ...attributes: readonly Uint8Array[]): Node => ({
  op,
  inputs,
  outputs: [output],
  attributes,
});

/** How loud each half second is, [1, half seconds, 1]. A rest of less than a quarter of a second is left out. */
function encoder(): Uint8Array<ArrayBuffer> {
  return network(
    graph('encoder', {
      nodes: [
        node('Mul', ['input_values', 'input_values'], 'square'),
        node('Unsqueeze', ['square', 'one_axis'], 'channel'),
        node(
          'Conv',
          ['channel', 'mean'],
          'frames',
          integerList('kernel_shape', [FRAME]),
          integerList('strides', [FRAME]),
          integerList('pads', [0, FRAME / 2]),
        ),
        node('Transpose', ['frames'], 'last_hidden_state', integerList('perm', [0, 2, 1])),
      ],
      weights: [integers('one_axis', [1], [1]), floats('mean', [1, 1, FRAME], Array(FRAME).fill(1 / FRAME))],
      inputs: [value('input_values', FLOAT, ['batch', 'samples'])],
      outputs: [value('last_hidden_state', FLOAT, ['batch', 'frames', 1])],
    }),
  );
}

/** From what is known of the sound, `sound` [1, T, 1], and how many tokens there are, `place` [1], to scores. */
const wordingNodes: readonly Node[] = [
  node('Shape', ['sound'], 'shape'),
  node('Gather', ['shape', 'one_axis'], 'length', integer('axis', 0)),
  node('Min', ['place', 'length'], 'at'),
  node('Concat', ['sound', 'end_mark'], 'padded', integer('axis', 1)),
  node('Gather', ['padded', 'at'], 'energy_3d', integer('axis', 1)),
  node('Reshape', ['energy_3d', 'shape_1'], 'energy'),
  node('Less', ['energy', 'zero_float'], 'is_end'),
  node('Greater', ['energy', 'loud'], 'is_loud'),
  node('Mod', ['place', 'word_count'], 'turn'),
  node('Add', ['turn', 'first_word'], 'word'),
  node('Where', ['is_loud', 'word', 'nothing'], 'said'),
  node('Where', ['is_end', 'end', 'said'], 'token'),
  // The first token that it is given is the mark of the beginning, and no other is.
  node('Reshape', ['input_ids', 'shape_1'], 'given'),
  node('Equal', ['given', 'begin'], 'is_begin'),
  node('Equal', ['place', 'zero'], 'is_first'),
  node('Equal', ['is_begin', 'is_first'], 'is_right'),
  node('Where', ['is_right', 'token', 'wrong'], 'checked'),
  node('OneHot', ['checked', 'vocabulary', 'off_on'], 'scores_2d', integer('axis', -1)),
  node('Reshape', ['scores_2d', 'shape_scores'], 'logits'),
];

const wordingWeights: readonly Uint8Array[] = [
  integers('one_axis', [1], [1]),
  integers('two_axis', [1], [2]),
  integers('zero', [1], [0]),
  integers('begin', [1], [BEGIN]),
  integers('end', [1], [END]),
  integers('nothing', [1], [NOTHING]),
  integers('wrong', [1], [WRONG]),
  integers('first_word', [1], [FIRST_WORD]),
  integers('word_count', [1], [PROGRAM_WORDS.length]),
  integers('vocabulary', [1], [VOCABULARY]),
  integers('shape_1', [1], [1]),
  integers('shape_scores', [3], [1, 1, VOCABULARY]),
  integers('shape_row', [4], [1, 1, -1, 1]),
  integers('shape_sound', [3], [1, -1, 1]),
  floats('end_mark', [1, 1, 1], [-1]),
  floats('zero_float', [1], [-0.5]),
  floats('loud', [1], [LOUD]),
  floats('off_on', [2], [0, 10]),
];

const ROWS = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'] as const;

const rowsOf = (key: string, words: string, sound: string): readonly Node[] =>
  ROWS.map((row) => node('Identity', [row.startsWith('decoder') ? words : sound], `${key}.0.${row}`));

const row = (name: string) => value(name, FLOAT, ['batch', 1, 'length', 1]);
const outputs = [
  value('logits', FLOAT, ['batch', 'tokens', VOCABULARY]),
  ...ROWS.map((each) => row(`present.0.${each}`)),
];

/** The first token: of the sound it knows what the encoder tells. */
const first = graph('first', {
  nodes: [
    node('Identity', ['encoder_hidden_states'], 'sound'),
    node('Identity', ['zero'], 'place'),
    ...wordingNodes,
    node('Cast', ['input_ids'], 'given_float', integer('to', FLOAT)),
    node('Reshape', ['given_float', 'shape_row'], 'words'),
    node('Reshape', ['sound', 'shape_row'], 'sounds'),
    ...rowsOf('present', 'words', 'sounds'),
  ],
  weights: wordingWeights,
  inputs: [],
  outputs,
});

/** Every other: it knows what it is handed back, and tells of the sound nothing again. */
const next = (slowness: number) =>
  graph('next', {
    nodes: [
      node('Reshape', ['past_key_values.0.encoder.key', 'shape_sound'], 'sound'),
      node('Shape', ['past_key_values.0.decoder.key'], 'shape_words'),
      node('Gather', ['shape_words', 'two_axis'], 'place', integer('axis', 0)),
      ...wordingNodes,
      ...slowNodes(slowness),
      node('Cast', ['input_ids'], 'given_float', integer('to', FLOAT)),
      node('Reshape', ['given_float', 'shape_row'], 'word_row'),
      node('Concat', ['past_key_values.0.decoder.key', 'word_row'], 'words_only', integer('axis', 2)),
      node('Add', ['words_only', slowness > 0 ? 'wasted' : 'nought'], 'words'),
      node('Identity', ['empty'], 'sounds'),
      ...rowsOf('present', 'words', 'sounds'),
    ],
    weights: [
      ...wordingWeights,
      floats('nought', [1], [0]),
      floats('empty', [0, 1, 1, 1], []),
      ...(slowness > 0 ? [integers('shape_slow', [2], [slowness, slowness]), floats('naught', [1], [0])] : []),
    ],
    inputs: [],
    outputs,
  });

/** Work for nothing, as much as a product of two square tables of this size. */
const slowNodes = (size: number): readonly Node[] =>
  size === 0
    ? []
    : [
        node('Expand', ['energy', 'shape_slow'], 'table'),
        node('MatMul', ['table', 'table'], 'product'),
        node('ReduceMean', ['product'], 'mean_product', integer('keepdims', 0)),
        node('Mul', ['mean_product', 'naught'], 'wasted'),
      ];

function decoder(slowness: number): Uint8Array<ArrayBuffer> {
  return network(
    graph('decoder', {
      nodes: [
        {
          op: 'If',
          inputs: ['use_cache_branch'],
          outputs: ['logits', ...ROWS.map((each) => `present.0.${each}`)],
          attributes: [subgraph('then_branch', next(slowness)), subgraph('else_branch', first)],
        },
      ],
      weights: [],
      inputs: [
        value('input_ids', INT64, ['batch', 'tokens']),
        value('encoder_hidden_states', FLOAT, ['batch', 'frames', 1]),
        ...ROWS.map((each) => row(`past_key_values.0.${each}`)),
        value('use_cache_branch', BOOL, [1]),
      ],
      outputs,
    }),
  );
}

function tokenizer(says: readonly string[], ballast: number): Uint8Array<ArrayBuffer> {
  const words = ['<unk>', '<s>', '</s>', '▁nothing', '▁wrong', ...says.map((text) => `▁${text.replaceAll(' ', '▁')}`)];
  const vocab = Object.fromEntries(words.map((word, id) => [word, id]));
  const added = ['<unk>', '<s>', '</s>'].map((content, id) => ({ id, content, special: true }));
  return new Uint8Array(
    Buffer.from(JSON.stringify({ model: { type: 'BPE', vocab }, added_tokens: added, ballast: '.'.repeat(ballast) })),
  );
}

export interface MadeProgram {
  manifest: ProgramManifest;
  /** Each part by its path. */
  parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  whole: Record<ProgramRole, Uint8Array<ArrayBuffer>>;
}

/**
 * `slowness` is the size of the tables that are multiplied for each word, `partBytes` the size of a part, `says` ten
 * texts for other ones than the numbers, and `ballast` so many bytes that it is larger than it need be.
 */
export function makeProgram({ slowness = 0, partBytes = 20_000, says = PROGRAM_WORDS, ballast = 0 } = {}): MadeProgram {
  const whole = { encoder: encoder(), decoder: decoder(slowness), tokenizer: tokenizer(says, ballast) };
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  const files = Object.entries(whole).map(([role, bytes]) => {
    const cut = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, i) => {
      const part = bytes.slice(i * partBytes, (i + 1) * partBytes);
      const path = `tiny/${role}.${i}.bin`;
      parts.set(path, part);
      return { path, bytes: part.length };
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { role: role as ProgramRole, bytes: bytes.length, sha256, parts: cut };
  });
  return { manifest: { model: 'a network of the tests', revision: '1', licence: 'MIT', files }, parts, whole };
}
