import type { AdminOrderDetail } from '../../../src/features/payments/admin/contract.ts';
import { type ApiResponse, request } from '../../harness/request.ts';
import type { TestProduct } from '../../harness/test-product.ts';
import { makePerson, type Person } from '../people.ts';

type Decided = { message: string; code?: string; order: AdminOrderDetail };

/** An administrator who reads and decides orders. */
export type OrderDesk = {
  admin: Person;
  decide: (
    orderId: string,
    what: 'confirm' | 'reject' | 'refund',
    body?: object,
  ) => Promise<ApiResponse<Decided>>;
  see: (orderId: string) => Promise<AdminOrderDetail>;
};

export async function openOrderDesk(product: TestProduct): Promise<OrderDesk> {
  const admin = await makePerson(product.ctx, { role: 'admin', name: 'Adele Admin' });
  return {
    admin,
    decide: (orderId, what, body = {}) =>
      request<Decided>(product, `POST /admin/orders/${orderId}/${what}`, { as: admin, body }),
    see: async (orderId) =>
      (await request<Decided>(product, `GET /admin/orders/${orderId}`, { as: admin })).body.order,
  };
}
