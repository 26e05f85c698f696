import { z } from 'zod';
import { storedFormat } from './stored-format.ts';

/** The waveform of a segment, 0 to 255. */
export const storedPeaks = storedFormat<number[]>(z.array(z.int()), []);
