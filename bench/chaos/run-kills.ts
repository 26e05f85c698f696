import { Dice } from '#tests/support/dice.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import type { Figures } from './figures.ts';
import { Journey } from './journey.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { settleState } from './settle-state.ts';

const CANDIDATES = 3;
const LONGEST_LIFE_MS = 2_000;
const PATIENCE_MS = 20_000;

/** Kills the server as often as told while candidates work, and looks each time whether what it acknowledged is there. */
export async function runKills(kills: number, seed: number): Promise<Figures> {
  const chance = new Dice(seed);
  const server = await ServerProcess.start();
  const faults: string[] = [];
  const journeys: Journey[] = [];
  const killedIn = new Map<string, number>();
  let isDown: Promise<void> | undefined;
  let over = false;
  const browsers: (PersistentBrowser | undefined)[] = [];

  const live = async (place: number) => {
    while (!over) {
      const browser = new PersistentBrowser({
        address: () => server.address,
        reachable: async () => isDown,
        patienceMs: PATIENCE_MS,
      });
      browsers[place] = browser;
      const number = journeys.length + 1;
      const journey = new Journey(browser, new Dice(seed * 1_000 + number), number, (fault) => faults.push(fault));
      journeys.push(journey);
      await journey.run().catch((error: unknown) => faults.push(`${journey.canary}: ${String(error)}`));
    }
  };
  const lives = Promise.all(Array.from({ length: CANDIDATES }, (_, place) => live(place)));

  try {
    for (let kill = 1; kill <= kills; kill++) {
      await new Promise((resolve) => setTimeout(resolve, chance.between(50, LONGEST_LIFE_MS)));
      let tell = () => {};
      isDown = new Promise<void>((resolve) => (tell = resolve));
      for (const browser of browsers) {
        const call = browser?.waitsFor;
        if (call) killedIn.set(call, (killedIn.get(call) ?? 0) + 1);
      }
      await server.kill();
      await server.startAgain();
      isDown = undefined;
      tell();
      if (kill % 10 === 0) console.log(`  ${kill} kills, ${journeys.length} journeys, ${faults.length} faults`);
    }
    over = true;
    await lives;
    const erased = journeys.filter((journey) => journey.erased);
    const left = await settleState(
      server,
      erased.map(({ canary }) => canary),
    );
    faults.push(...left.faults);
    const cut = [...killedIn]
      .sort(([, a], [, b]) => b - a)
      .map(([call, times]) => `  ${String(times).padStart(4)}  ${call}`);
    return {
      faults,
      lines: [
        `${kills} kills (seed ${seed}) in ${journeys.length} journeys of ${CANDIDATES} candidates at a time; ${erased.length} erased.`,
        `Calls that were under way when the server died, ${[...killedIn.values()].reduce((a, b) => a + b, 0)} in all:`,
        ...cut,
        ...left.lines,
      ],
    };
  } finally {
    over = true;
    if (faults.length === 0) await server.stop();
    else {
      await server.kill();
      console.log(`  The state is kept at ${server.stateFolder}`);
    }
  }
}
