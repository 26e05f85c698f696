export interface ByteRange {
  offset: number;
  length: number;
}

/**
 * The part that a Range header asks for of a file of `bytes`. Undefined is all of it: there is no header, or one that
 * may be ignored (another unit, several parts at once, no range at all); 'unsatisfiable' begins behind the end.
 */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { offset: bytes - length, length } : 'unsatisfiable';
  }
  const offset = Number(first);
  if (last !== '' && Number(last) < offset) return undefined;
  if (offset >= bytes) return 'unsatisfiable';
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return { offset, length: end - offset + 1 };
}
