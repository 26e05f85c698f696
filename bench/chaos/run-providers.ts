import { Dice } from '#tests/support/dice.ts';
import { type AskedModel, ModelServer } from '#tests/support/model-server.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';
import type { Figures } from './figures.ts';
import { Journey } from './journey.ts';
import { PersistentBrowser } from './persistent-browser.ts';

const STAGES: readonly AskedModel['purpose'][] = ['plan', 'reply', 'judgement'];
const PAGE = '<html>busy</html>';
export const PROVIDER_MODES: Record<string, Misbehaviour> = {
  'breaks the connection': { kind: 'drop' },
  'never answers': { kind: 'hang' },
  'refuses the key': { kind: 'status', status: 401 },
  'has had too many calls': { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
  'is broken': { kind: 'status', status: 502, body: PAGE },
  'answers a page': { kind: 'body', body: PAGE, contentType: 'text/html' },
  'answers half of its JSON': { kind: 'body', body: '{"choices":[{"message":{"con', contentType: 'application/json' },
  'answers nothing': { kind: 'body', body: '', contentType: 'application/json' },
  'breaks in mid-answer': { kind: 'break', afterBytes: 60 },
  'stops in mid-answer': { kind: 'stall', afterBytes: 60 },
  trickles: { kind: 'trickle', afterBytes: 20, bytes: 1, everyMs: 200 },
};
const AT_A_TIME = 4;
const PATIENCE_MS = 60_000;

/** A candidate for every stage that a model works at and every way in which it can fail there. */
export async function runProviders(seed: number): Promise<Figures> {
  const failing = new Map<string, { stage: string; mode: Misbehaviour; met: number }>();
  const model = await ModelServer.start({
    fails: (asked) => {
      const told = JSON.stringify(asked.data);
      for (const [canary, failure] of failing) {
        if (failure.stage !== asked.purpose || !told.includes(canary)) continue;
        failure.met += 1;
        return failure.mode;
      }
      return undefined;
    },
  });
  const server = await ServerProcess.start(model.settings);
  const faults: string[] = [];
  const cells = STAGES.flatMap((stage) =>
    Object.entries(PROVIDER_MODES).map(([name, mode]) => ({ stage, name, mode })),
  );
  let met = 0;
  let next = 0;
  const work = async () => {
    for (let number = ++next; number <= cells.length; number = ++next) {
      const cell = cells[number - 1];
      if (!cell) return;
      const browser = new PersistentBrowser({
        address: () => server.address,
        reachable: async () => undefined,
        patienceMs: PATIENCE_MS,
      });
      const where = `${cell.stage}: ${cell.name}`;
      const journey = new Journey(browser, new Dice(seed * 10_000 + number), number, (fault) =>
        faults.push(`${where}: ${fault}`),
      );
      const failure = { ...cell, met: 0 };
      failing.set(journey.canary, failure);
      await journey.run().catch((error: unknown) => faults.push(`${where}: ${String(error)}`));
      if (browser.unanswered > 0) faults.push(`${where}: ${browser.unanswered} calls had to be made again`);
      if (failure.met === 0) faults.push(`${where}: was never met`);
      met += failure.met;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return {
      faults,
      lines: [
        `${cells.length} candidates: a model that fails in ${Object.keys(PROVIDER_MODES).length} ways at ${STAGES.join(', ')}; ${met} calls met it.`,
      ],
    };
  } finally {
    await server.stop();
    await model.stop();
  }
}
