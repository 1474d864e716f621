import type { TestProduct } from './test-product.ts';

/**
 * Opens every connection of the pool before a test of simultaneous requests: otherwise the first gets its response
 * while the others are still connecting, and the requests do not overlap.
 */
export async function warmPool({ ctx }: Pick<TestProduct, 'ctx'>): Promise<void> {
  const connections = Array.from({ length: ctx.pool.options.max }, () => ctx.pool.connect());
  for (const connection of await Promise.all(connections)) connection.release();
}
