import { parentPort, workerData } from 'node:worker_threads';
import { ModelServer } from '#tests/support/model-server.ts';

/** A model on a thread of its own, so that it thinks while the other side works. */
const server = await ModelServer.start(workerData);
parentPort?.postMessage(server.settings);
