/**
 * Writes small networks in the format that the runtime reads (ONNX, a protobuf): fields by their numbers in the format's
 * own description.
 */
type Field = readonly [number: number, value: Uint8Array | string | number | bigint];

export const FLOAT = 1;
export const INT64 = 7;
export const BOOL = 9;

/** A length of a tensor; a text is a length that is not fixed. */
type Dimensions = readonly (number | string)[];

export interface Node {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: readonly Uint8Array[];
}

const text = new TextEncoder();

function varint(value: number | bigint): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const more = rest > 0x7fn;
    bytes.push(Number(rest & 0x7fn) | (more ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return bytes;
}

function message(...fields: readonly Field[]): Uint8Array {
  const bytes: number[] = [];
  for (const [number, value] of fields) {
    if (typeof value === 'number' || typeof value === 'bigint') {
      bytes.push(...varint(number << 3), ...varint(value));
      continue;
    }
    const content = typeof value === 'string' ? text.encode(value) : value;
    bytes.push(...varint((number << 3) | 2), ...varint(content.length));
    for (const byte of content) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

const bytesOf = (array: Float32Array | BigInt64Array) => new Uint8Array(array.buffer);

/** A tensor that is part of the network: its weights. */
export const floats = (name: string, dims: readonly number[], values: readonly number[]): Uint8Array =>
  message(...dims.map((dim): Field => [1, dim]), [2, FLOAT], [8, name], [9, bytesOf(Float32Array.from(values))]);

export const integers = (name: string, dims: readonly number[], values: readonly number[]): Uint8Array =>
  message(
    ...dims.map((dim): Field => [1, dim]),
    [2, INT64],
    [8, name],
    [9, bytesOf(BigInt64Array.from(values.map(BigInt)))],
  );

/** Settings of a node. */
export const integer = (name: string, value: number): Uint8Array => message([1, name], [3, value], [20, 2]);
export const integerList = (name: string, values: readonly number[]): Uint8Array =>
  message([1, name], ...values.map((value): Field => [8, value]), [20, 7]);
export const subgraph = (name: string, graph: Uint8Array): Uint8Array => message([1, name], [6, graph], [20, 5]);

export const value = (name: string, type: number, dims: Dimensions): Uint8Array => {
  const shape = message(
    ...dims.map((dim): Field => [1, typeof dim === 'number' ? message([1, dim]) : message([2, dim])]),
  );
  return message([1, name], [2, message([1, message([1, type], [2, shape])])]);
};

export interface Graph {
  nodes: readonly Node[];
  weights: readonly Uint8Array[];
  inputs: readonly Uint8Array[];
  outputs: readonly Uint8Array[];
}

export const graph = (name: string, { nodes, weights, inputs, outputs }: Graph): Uint8Array =>
  message(
    ...nodes.map(
      ({ op, inputs: from, outputs: to, attributes = [] }, i): Field => [
        1,
        message(
          ...from.map((input): Field => [1, input]),
          ...to.map((output): Field => [2, output]),
          [3, `${name}-${i}`],
          [4, op],
          ...attributes.map((attribute): Field => [5, attribute]),
        ),
      ],
    ),
    [2, name],
    ...weights.map((weight): Field => [5, weight]),
    ...inputs.map((input): Field => [11, input]),
    ...outputs.map((output): Field => [12, output]),
  );

/** A file with this graph, in version 17 of the operators. */
export const network = (content: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(message([1, 8], [7, content], [8, message([1, ''], [2, 17])]));
