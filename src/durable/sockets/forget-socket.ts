import type { ObjectBindings } from '#durable/bindings.ts';
import { openDatabase } from '#storage/database.ts';
import { deleteLiveSocket } from '#storage/live-sockets.ts';

/** Takes a socket that is gone off the index; one that stays there by mistake costs a look and is swept later. */
export async function forgetSocket(env: ObjectBindings, id: string): Promise<void> {
  try {
    await deleteLiveSocket(openDatabase(env.DB), id);
  } catch (error) {
    console.warn({ event: 'forget_socket_failed', error: error instanceof Error ? error.name : 'unknown' });
  }
}
