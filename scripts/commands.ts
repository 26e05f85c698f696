type Command = (args: readonly string[]) => unknown;

/** What `npm run <name>` does; each loads only what it needs. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: async () => (await import('./serve/start-product.ts')).startProduct(),
  dev: async () => (await import('./serve/run-dev.ts')).runDev(),
  'dev:worker': async () => (await import('./serve/run-dev-worker.ts')).runDevWorker(),
  check: async () => (await import('./check/check-sources.ts')).checkSources(),
  test: async (args) => (await import('./check/run-tests.ts')).runTests(args),
  film: async () => (await import('../tests/film/record-film.ts')).recordFilm(),
  words: async () => (await import('./check/print-words.ts')).printWords(),
  models: async (args) => (await import('./models/fetch-models.ts')).fetchModels(args),
  deploy: async (args) => (await import('./deploy/deploy-product.ts')).deployProduct(args),
  bench: async (args) => (await import('../bench/run-benches.ts')).runBenches([...args]),
  chaos: async (args) => (await import('../bench/chaos/run-chaos.ts')).runChaos([...args]),
  cost: async (args) => (await import('./measure/print-cost.ts')).printCost(args),
  fuzz: async (args) => (await import('./measure/print-fuzz.ts')).printFuzz(args),
  matrix: async () => (await import('./measure/print-matrix.ts')).printMatrix(),
  fit: async (args) => (await import('../lab/fit/run-fits.ts')).runFits(args),
  eval: async (args) => (await import('../lab/evaluate-scoring.ts')).evaluate([...args]),
  'try-model': async (args) => (await import('../lab/try-model.ts')).tryModel(args),
  plan: async (args) => (await import('../lab/plan-postings.ts')).planPostings(args),
  talk: async (args) => (await import('../lab/talk-over.ts')).talkOver([...args]),
};
