const STEP = 1_024;
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes in the largest unit that fits: '512 bytes', '3.4 KB', '10 GB'. */
export function sizeWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`;
}
