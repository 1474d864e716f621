import { beforeAll, beforeEach } from 'vitest';
import type { TestProduct } from './test-product.ts';

/**
 * Stops the product's clock at the start of each test. Call it after the `beforeAll` that creates the product.
 * @returns the time on the clock, and a way to move it on by seconds
 */
export function stoppedClock(product: () => TestProduct) {
  let time = new Date();
  beforeAll(() => {
    Object.assign(product().ctx, { clock: () => time });
  });
  beforeEach(() => {
    time = new Date();
  });
  return {
    now: () => time,
    later: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}
