import { setTimeout as pause } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { Context } from '../../../platform/context.ts';
import { busyUpload } from '../failures.server.ts';
import { type LockSession, openLockSession } from './lock-session.server.ts';

/** Milliseconds that a request waits for the previous one of its upload, and between two attempts to take the lock. */
const timeoutMs = 30_000;
const betweenMs = 200;

type Holding = {
  /** Asks the request that holds the lock to end; it has a few seconds to save what it has received. */
  askToEnd: () => void;
  isHeld: boolean;
  freed: Promise<void>;
  free: () => void;
  session?: LockSession;
};

/**
 * Creates locks that admit one request at a time for each upload, across all processes on this database. The newest
 * request wins, because the previous one often belongs to a lost connection. Locks belong to a database session, so
 * those of a dead process are free.
 */
export function createUploadLocks({ direct, log }: Pick<Context, 'direct' | 'log'>): Locker {
  const holdings = new Map<string, Holding>();
  let current: Promise<LockSession> | undefined;

  /** The session that all locks of this process share, from the first lock until the last one is free. */
  async function openSession(): Promise<LockSession> {
    current ??= openLockSession(direct, {
      wanted: (id) => {
        const holding = holdings.get(id);
        if (holding?.isHeld) holding.askToEnd();
      },
      lost: (session) => {
        log.warn('the database session with the locks of uploads was lost');
        current = undefined;
        for (const holding of holdings.values()) if (holding.session === session) holding.askToEnd();
      },
    });
    const opening = current;
    return opening.catch((error: unknown) => {
      if (current === opening) current = undefined;
      throw error;
    });
  }

  /** Waits for earlier requests in this process. Until then, a request does not query the database. */
  async function takeTurn(id: string, askToEnd: () => void, ended: AbortSignal): Promise<Holding> {
    for (let earlier = holdings.get(id); earlier; earlier = holdings.get(id)) {
      earlier.askToEnd();
      await Promise.race([earlier.freed, aborted(ended)]);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const holding: Holding = { askToEnd, isHeld: false, freed: promise, free: resolve };
    holdings.set(id, holding);
    return holding;
  }

  /** Waits for requests in other processes. */
  async function takeLock(id: string, holding: Holding, ended: AbortSignal): Promise<void> {
    const session = await openSession();
    while (!(await session.tryLock(id))) {
      await session.want(id);
      await pause(betweenMs, undefined, { signal: ended }).catch(() => {
        throw busyUpload();
      });
    }
    holding.session = session;
    holding.isHeld = true;
  }

  async function giveUp(id: string, holding: Holding): Promise<void> {
    await holding.session?.unlock(id);
    holdings.delete(id);
    holding.free();
    if (holdings.size > 0) return;
    const unused = current;
    current = undefined;
    await unused?.then((session) => session.close()).catch(() => {});
  }

  return {
    newLock(id) {
      let holding: Holding | undefined;
      return {
        lock: async (signal, askToEnd) => {
          const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
          const mine = await takeTurn(id, () => void askToEnd(), ended);
          try {
            await takeLock(id, mine, ended);
          } catch (error) {
            await giveUp(id, mine);
            throw error;
          }
          holding = mine;
        },
        unlock: async () => {
          if (holding) await giveUp(id, holding);
        },
      };
    },
  };
}

/** Never resolves. @throws busyUpload when the signal is aborted */
function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(busyUpload());
  if (signal.aborted) refuse();
  else signal.addEventListener('abort', refuse, { once: true });
  return promise;
}
