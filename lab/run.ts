import { fitReading } from './reading/fit-reading.ts';

fitReading();
