import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { run } from './semaphore.ts';

test('however much arrives at once, one processor stays free, and a failure does not hold up the rest', async () => {
  let most = 0;
  let now = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      run(async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        if (index % 5 === 0) throw new Error('an image that cannot be resized');
        return index;
      }),
    ),
  );
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(await run(async () => 'the next')).toBe('the next');
});
