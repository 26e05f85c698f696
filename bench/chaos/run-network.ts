import { Dice } from '#tests/support/dice.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { FaultyLine, LINE_FAULTS } from './faulty-line.ts';
import type { Figures } from './figures.ts';
import { Journey } from './journey.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { settleState } from './settle-state.ts';
import { TurnSocket } from './turn-socket.ts';

const AT_A_TIME = 4;
/** Of a line that is silent a candidate's browser waits so long; where only the model's line is bad, for as long as it takes. */
const PATIENCE_MS = 1_500;
const LONG_PATIENCE_MS = 40_000;

/** Candidates over bad lines to the server, in turns with good lines to a server whose own line to its model is bad. */
export async function runNetwork(runs: number, seed: number): Promise<Figures> {
  const model = await ModelServer.start();
  const modelPort = Number(new URL(model.baseUrl).port);
  const modelChance = new Dice(seed);
  let badModels = 0;
  const modelLine = await FaultyLine.start(
    () => modelPort,
    () => (badModels > 0 ? modelChance : undefined),
  );
  const server = await ServerProcess.start({
    ...model.settings,
    LLM_BASE_URL: `http://127.0.0.1:${modelLine.port}/v1`,
  });
  const serverPort = Number(new URL(server.address).port);
  const faults: string[] = [];
  const journeys: Journey[] = [];
  const clientMet = new Map<string, number>();
  let unanswered = 0;
  let turnsAgain = 0;

  const one = async (number: number) => {
    const chance = new Dice(seed * 100_000 + number);
    const isClientBad = number % 2 === 1;
    const line = await FaultyLine.start(
      () => serverPort,
      () => (isClientBad ? chance : undefined),
    );
    if (!isClientBad) badModels += 1;
    const address = () => `http://127.0.0.1:${line.port}`;
    const patienceMs = isClientBad ? PATIENCE_MS : LONG_PATIENCE_MS;
    const browser = new PersistentBrowser({ address, reachable: async () => undefined, patienceMs });
    const socket = new TurnSocket({ address, cookies: () => browser.cookies, patienceMs });
    const tell = (fault: string) => faults.push(`run ${number}: ${fault}`);
    const journey = new Journey(browser, new Dice(seed * 1_000 + number), number, tell, socket);
    journeys.push(journey);
    await journey.run().catch((error: unknown) => faults.push(`run ${number}: ${String(error)}`));
    if (!isClientBad) badModels -= 1;
    unanswered += browser.unanswered;
    turnsAgain += socket.unanswered;
    for (const [fault, times] of line.met) clientMet.set(fault, (clientMet.get(fault) ?? 0) + times);
    await line.stop();
    if (number % 20 === 0) console.log(`  ${number} runs, ${faults.length} faults`);
  };

  try {
    let next = 1;
    const work = async () => {
      while (next <= runs) await one(next++);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    const erased = journeys.filter((journey) => journey.erased);
    const left = await settleState(
      server,
      erased.map(({ canary }) => canary),
    );
    faults.push(...left.faults);
    const told = (met: ReadonlyMap<string, number>) =>
      LINE_FAULTS.map((fault) => `${fault} ${met.get(fault) ?? 0}`).join(', ');
    return {
      faults,
      lines: [
        `${runs} runs (seed ${seed}), ${AT_A_TIME} at a time; ${erased.length} erased.`,
        `Connections between candidate and server: ${told(clientMet)}; ${unanswered} calls were made and ${turnsAgain} turns over a socket were taken again.`,
        `Connections between server and model: ${told(modelLine.met)}; the model was asked ${model.script.requests} times.`,
        ...left.lines,
      ],
    };
  } finally {
    await modelLine.stop();
    await model.stop();
    await server.stop();
  }
}
