import type { TestProduct } from './test-product.ts';

/** How many times `act` makes the processes empty their page cache. */
export async function timesNotified(product: TestProduct, act: () => Promise<unknown>): Promise<number> {
  const client = await product.ctx.direct.connect();
  const notified: (string | undefined)[] = [];
  const over = new Promise<void>((resolve) => {
    client.on('notification', ({ payload }) => (payload === 'over' ? resolve() : notified.push(payload)));
  });
  await client.query('listen catalogue_changed');
  await act();
  await product.ctx.direct.query("notify catalogue_changed, 'over'");
  await over;
  client.release(true);
  return notified.length;
}
