// The weights of reading as Node reads them; workerd imports the file itself.
import { readFileSync } from 'node:fs';

const bytes = readFileSync(new URL('../models/reading.bin', import.meta.url));
/** A buffer of its own, so that what lies in it begins at a multiple of four. */
export default bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
