import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { counted } from '../../../contract/text/time/formats.ts';
import { failure } from '../../failures/failure.ts';
import { networkOf } from './network.ts';

const tooMany = failure('request.too_many', 429, 'Too many attempts. Please try again later.');

function tooManyUntil({ msBeforeNext }: RateLimiterRes) {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  return tooMany({
    message: `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  });
}

/** How often something may happen: `points` times in `seconds`. */
export type Limit = { name: string; points: number; seconds: number };

/** Counts attempts in PostgreSQL, so that limits survive a restart and hold across processes. */
export type Limiter = {
  /** Counts one attempt. @throws a 429 failure once the limit is used up */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Clears the attempts, after a success. */
  forget: (limit: Limit, key: string) => Promise<void>;
  /**
   * Counts only failures: the attempt is counted before it runs, so that parallel attempts cannot slip through, and
   * credited back when it succeeds.
   * @throws a 429 failure once the limit is used up, or the attempt's own error
   */
  countFailures: <T>(limit: Limit, key: string, attempt: () => Promise<T>) => Promise<T>;
};

export const noLimits: Limiter = {
  count: async () => {},
  forget: async () => {},
  countFailures: async (_limit, _key, attempt) => attempt(),
};

/** A limiter that counts in the database of this pool. */
export function createLimiter(pool: Pool): Limiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (limit: Limit) => {
    const known = limiters.get(limit.name) ?? prepare(pool, limit);
    limiters.set(limit.name, known);
    return known;
  };
  const count = async (limit: Limit, key: string) => {
    await limiterFor(limit)
      .consume(stored(key))
      .catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooManyUntil(reason) : reason;
      });
  };
  return {
    count,
    countFailures: async (limit, key, attempt) => {
      await count(limit, key);
      const result = await attempt();
      await limiterFor(limit).reward(stored(key));
      return result;
    },
    forget: async (limit, key) => {
      await limiterFor(limit).delete(stored(key));
    },
  };
}

/**
 * Normalises a key: any length is allowed, and every network address in it counts by the part that belongs to one
 * customer.
 * @param key one or more parts separated by spaces, such as `ada@example.com 2001:db8::1`
 */
function stored(key: string): string {
  const grouped = key.split(' ').map(networkOf).join(' ');
  return createHash('sha256').update(grouped).digest('base64url');
}

function prepare(pool: Pool, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
}
