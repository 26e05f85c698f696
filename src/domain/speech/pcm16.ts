/** Samples in -1..1 as 16-bit numbers; what is louder than full scale is cut there. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const sample = Math.max(-1, Math.min(1, samples[i] ?? 0));
    pcm[i] = Math.round(sample < 0 ? sample * 32_768 : sample * 32_767);
  }
  return pcm;
}

/** 16-bit numbers as samples in -1..1. */
export const fromPcm16 = (pcm: Int16Array): Float32Array<ArrayBuffer> => Float32Array.from(pcm, (n) => n / 32_768);
