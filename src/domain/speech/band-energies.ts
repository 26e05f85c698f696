/** Edges of the bands of a voice, in Hz. */
const EDGES_HZ = [200, 300, 400, 510, 640, 800, 1_000, 1_270, 1_600, 2_000, 2_500, 3_200, 4_000];
export const BANDS = EDGES_HZ.length - 1;

/** The power of a sound in each band of a voice. So many samples are looked at as are a power of two. */
export function bandEnergies(samples: Float32Array, rateHz: number): Float64Array {
  const size = 2 ** Math.floor(Math.log2(samples.length));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const from = samples.length - size;
  for (let i = 0; i < size; i++)
    real[i] = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (size - 1)));
  transform(real, imaginary);
  const energies = new Float64Array(BANDS);
  let band = 0;
  for (let bin = 1; bin < size / 2 && band < BANDS; bin++) {
    const hz = (bin * rateHz) / size;
    while (band < BANDS && hz >= (EDGES_HZ[band + 1] ?? 0)) band++;
    if (band >= BANDS || hz < (EDGES_HZ[0] ?? 0)) continue;
    const [re, im] = [real[bin] ?? 0, imaginary[bin] ?? 0];
    energies[band] = (energies[band] ?? 0) + (re * re + im * im) / (size * size);
  }
  return energies;
}

/** Fourier's, in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = k; at < size; at += length) {
        const [re, im] = [real[at + half] ?? 0, imaginary[at + half] ?? 0];
        const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos];
        const [oldRe, oldIm] = [real[at] ?? 0, imaginary[at] ?? 0];
        real[at + half] = oldRe - turnedRe;
        imaginary[at + half] = oldIm - turnedIm;
        real[at] = oldRe + turnedRe;
        imaginary[at] = oldIm + turnedIm;
      }
    }
  }
}
