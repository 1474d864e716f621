import { expect } from 'vitest';
import { request } from '../../harness/request.ts';
import type { TestProduct } from '../../harness/test-product.ts';
import type { Person } from '../people.ts';
import type { Shop } from './shop.ts';

type Made = { bundle: { _id: string } };
type Placed = { orderId: string; url: string };

/** Makes and publishes an instructor's bundle. @returns its id */
export async function publishBundle(product: TestProduct, as: Person, body: object): Promise<string> {
  const created = await request<Made>(product, 'POST /bundles', { as, body });
  expect(created.status).toBe(200);
  const { _id } = created.body.bundle;
  await request(product, `PATCH /bundles/${_id}/status`, { as, body: { status: 'published' } });
  return _id;
}

/** Buys a bundle with Stripe, webhooks and emails included. @returns the order's id */
export async function buyBundle(shop: Shop, as: Person, bundleId: string): Promise<string> {
  const { body } = await request<Placed>(shop, `POST /payment/bundles/${bundleId}/create-order`, {
    as,
    body: { paymentMethod: 'stripe' },
  });
  await shop.choose(body.url, 'pay');
  await shop.releaseWebhooks();
  await shop.runJobs();
  return body.orderId;
}
