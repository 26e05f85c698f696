import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';
import { runKills } from './run-kills.ts';
import { runNetwork } from './run-network.ts';
import { runProviders } from './run-providers.ts';
import { runSpeechProviders } from './run-speech-providers.ts';
import { runDisk, runStorage } from './run-storage.ts';

/** Does harm as told, prints what came of it, and throws where anything acknowledged was lost, doubled or left behind. */
export async function runChaos(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '20' },
      network: { type: 'string', default: '20' },
      storage: { type: 'string', default: '0' },
      disk: { type: 'string', default: '0' },
      providers: { type: 'boolean', default: false },
      speech: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
    },
  });
  const seed = Number(values.seed);
  const parts: [string, () => Promise<Figures>][] = [];
  if (Number(values.kills) > 0) parts.push(['kills', () => runKills(Number(values.kills), seed)]);
  if (Number(values.network) > 0) parts.push(['network', () => runNetwork(Number(values.network), seed)]);
  if (values.providers) parts.push(['providers', () => runProviders(seed)]);
  if (values.speech) parts.push(['speech', runSpeechProviders]);
  if (Number(values.storage) > 0) parts.push(['storage', () => runStorage(Number(values.storage), seed)]);
  if (Number(values.disk) > 0) parts.push(['disk', () => runDisk(Number(values.disk), seed)]);
  const faults: string[] = [];
  for (const [name, run] of parts) {
    console.log(`\n${name}`);
    const figures = await run();
    for (const line of figures.lines) console.log(line);
    for (const fault of figures.faults) console.log(`FAULT ${fault}`);
    console.log(`${figures.faults.length} faults`);
    faults.push(...figures.faults);
  }
  if (faults.length > 0) throw new Error(`${faults.length} faults`);
}
