import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as messages from '#contract/socket-messages.ts';

/** Fingerprint of each version of the socket messages. Never change a line; add one. */
const FINGERPRINTS: Record<number, string> = {
  1: '121f71dacf0159dc',
  2: '9ea135461254511d',
  3: '67e381ec1fc0abd2',
  4: '44920b37407be275',
  5: 'fbdf7b1bf8b354eb',
  6: 'cf1697eace333096',
  7: 'fba14f0a298aa42b',
};

it('keeps the socket messages of a protocol version as they were released', () => {
  const schemas = [
    messages.realtimeClientMessage,
    messages.realtimeServerMessage,
    messages.ttsClientMessage,
    messages.ttsServerMessage,
  ].map((schema) => z.toJSONSchema(schema));
  const fingerprint = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16);
  expect(
    fingerprint,
    'The socket messages changed: raise SOCKET_PROTOCOL and add its fingerprint here, so that old pages reload',
  ).toBe(FINGERPRINTS[messages.SOCKET_PROTOCOL]);
});
