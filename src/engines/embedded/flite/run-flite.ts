/** WASI error numbers. */
const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;

/** The program's file descriptors besides 0-2: the root folder that it may open files in, and its one output file. */
const ROOT = 3;
const OUTPUT = 4;
const OUTPUT_PATH = '/speech.wav';

/** WASI's file types. */
const CHARACTER_DEVICE = 2;
const DIRECTORY = 3;
const REGULAR_FILE = 4;

class ProgramExit extends Error {}

/**
 * Runs the flite command line program and answers the file it wrote. It gets its arguments, a clock that stands
 * still and one file in memory; it can read nothing. `flite` is the compiled program; `args` leave out its name and the
 * output option.
 */
export function runFlite(flite: WebAssembly.Module, args: readonly string[]): Uint8Array<ArrayBuffer> {
  const argv = ['flite', ...args, '-o', OUTPUT_PATH].map((arg) => new TextEncoder().encode(`${arg}\0`));
  const output = new MemoryFile();
  const buffer = () => (instance.exports.memory as WebAssembly.Memory).buffer;
  const memory = () => new DataView(buffer());
  const bytes = () => new Uint8Array(buffer());

  const wasi = {
    args_sizes_get(countAt: number, sizeAt: number) {
      memory().setUint32(countAt, argv.length, true);
      memory().setUint32(
        sizeAt,
        argv.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get(pointersAt: number, textAt: number) {
      let at = textAt;
      argv.forEach((arg, i) => {
        memory().setUint32(pointersAt + 4 * i, at, true);
        bytes().set(arg, at);
        at += arg.length;
      });
      return SUCCESS;
    },
    clock_time_get(_clock: number, _precision: bigint, resultAt: number) {
      memory().setBigUint64(resultAt, 0n, true);
      return SUCCESS;
    },
    fd_prestat_get(descriptor: number, resultAt: number) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      memory().setUint32(resultAt, 0, true);
      memory().setUint32(resultAt + 4, 1, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(_descriptor: number, pathAt: number) {
      memory().setUint8(pathAt, '/'.charCodeAt(0));
      return SUCCESS;
    },
    path_open(
      _folder: number,
      _lookup: number,
      _pathAt: number,
      _pathLength: number,
      _how: number,
      _rights: bigint,
      _inherited: bigint,
      _flags: number,
      resultAt: number,
    ) {
      memory().setUint32(resultAt, OUTPUT, true);
      return SUCCESS;
    },
    fd_write(descriptor: number, vectorsAt: number, vectorCount: number, writtenAt: number) {
      let total = 0;
      for (let i = 0; i < vectorCount; i++) {
        const at = memory().getUint32(vectorsAt + 8 * i, true);
        const length = memory().getUint32(vectorsAt + 8 * i + 4, true);
        if (descriptor === OUTPUT) output.write(bytes().subarray(at, at + length));
        total += length;
      }
      memory().setUint32(writtenAt, total, true);
      return SUCCESS;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, resultAt: number) {
      if (descriptor !== OUTPUT) return BAD_DESCRIPTOR;
      memory().setBigUint64(resultAt, BigInt(output.seek(Number(offset), from)), true);
      return SUCCESS;
    },
    fd_fdstat_get(descriptor: number, resultAt: number) {
      if (descriptor > OUTPUT) return BAD_DESCRIPTOR;
      const type = descriptor === OUTPUT ? REGULAR_FILE : descriptor === ROOT ? DIRECTORY : CHARACTER_DEVICE;
      bytes().fill(0, resultAt, resultAt + 8);
      bytes().fill(0xff, resultAt + 8, resultAt + 24);
      memory().setUint8(resultAt, type);
      return SUCCESS;
    },
    fd_close: () => SUCCESS,
    fd_fdstat_set_flags: () => SUCCESS,
    fd_read: () => BAD_DESCRIPTOR,
    proc_exit(code: number) {
      throw new ProgramExit(String(code));
    },
  };
  const instance = new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi });
  try {
    (instance.exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof ProgramExit) || error.message !== '0') throw error;
  }
  return output.contents();
}

/** A growing file in memory; the program goes back in it to fill in its header. */
class MemoryFile {
  #data = new Uint8Array(64 * 1024);
  #length = 0;
  #position = 0;

  write(part: Uint8Array): void {
    const end = this.#position + part.length;
    if (end > this.#data.length) {
      const grown = new Uint8Array(Math.max(end, this.#data.length * 2));
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data.set(part, this.#position);
    this.#position = end;
    this.#length = Math.max(this.#length, end);
  }

  /** `from` is WASI's: 0 the start, 1 the present position, 2 the end. */
  seek(offset: number, from: number): number {
    const base = from === 0 ? 0 : from === 1 ? this.#position : this.#length;
    this.#position = Math.max(0, base + offset);
    return this.#position;
  }

  contents(): Uint8Array<ArrayBuffer> {
    return this.#data.slice(0, this.#length);
  }
}
