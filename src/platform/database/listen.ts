import type { Pool, PoolClient } from 'pg';
import type { Log } from '../observability/logging.ts';

/** Receives notifications of changes in the database. */
export type Listener = {
  /** Notifications arrive from now on. Earlier ones may have been missed. */
  listening: () => void;
  notified: () => void;
  /** Notifications may be missed from now on, until `listening` is called again. */
  disconnected: () => void;
};

/** Combines several listeners into one. */
export const combineListeners = (listeners: readonly Listener[]): Listener => ({
  listening: () => listeners.forEach((one) => void one.listening()),
  notified: () => listeners.forEach((one) => void one.notified()),
  disconnected: () => listeners.forEach((one) => void one.disconnected()),
});

/** Milliseconds before reconnecting. */
const pause = 1000;

/**
 * Listens for notifications of a channel on its own connection, and reconnects when it is lost.
 * @returns a function that stops listening and releases the connection
 */
export function listenTo(pool: Pool, channel: string, listener: Listener, log: Log): () => Promise<void> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let ended = false;

  async function open(): Promise<void> {
    const opened = await pool.connect();
    client = opened;
    opened.once('error', lost).once('end', lost).on('notification', listener.notified);
    await opened.query(`listen "${channel}"`);
    listener.listening();
  }

  function lost(error?: Error): void {
    if (!client) return;
    const gone = client;
    client = undefined;
    listener.disconnected();
    gone.removeListener('notification', listener.notified);
    gone.release(error ?? true);
    again();
  }

  function again(): void {
    if (!ended) retry = setTimeout(attempt, pause).unref();
  }

  function attempt(): void {
    opening = open().catch((error: Error) => {
      log.debug({ err: error, channel }, 'not listening');
      if (client) lost(error);
      else again();
    });
  }

  let opening: Promise<void> = Promise.resolve();
  attempt();

  return async () => {
    ended = true;
    clearTimeout(retry);
    await opening;
    listener.disconnected();
    const held = client;
    client = undefined;
    held?.release(true);
  };
}
