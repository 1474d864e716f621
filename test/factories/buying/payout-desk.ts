import type { PayoutList, PayoutRun } from '../../../src/features/payouts/contract.ts';
import type { Message } from '../../../src/platform/mail/mailer.ts';
import { type ApiResponse, request } from '../../harness/request.ts';
import { makePerson, type Person } from '../people.ts';
import type { Provider, Shop } from './shop.ts';

/** The response to an administrator's action on a run or a payout. */
export type Acted = { message: string; run: PayoutRun; fields?: Record<string, string> };

/** An administrator who runs payouts, and what instructors and providers then see. */
export type PayoutDesk = {
  admin: Person;
  start: (as?: Person) => Promise<ApiResponse<Acted>>;
  act: (id: string, what: string, as?: Person) => Promise<ApiResponse<Acted>>;
  /** Starts a run and approves it. @returns its id */
  approved: (as?: Person) => Promise<string>;
  /** Runs the jobs, and those that the providers' webhooks cause. @returns their emails */
  work: () => Promise<Message[]>;
  ownPayouts: (as: Person) => Promise<PayoutList>;
  /** The state of an instructor's newest payout. */
  stateOf: (as: Person) => Promise<string | undefined>;
  /** Decides how the provider's next payouts end. */
  outcome: (provider: Provider, what: string, times?: number) => Promise<Response>;
  /** The amounts, in cents, that the provider has sent to an instructor. */
  sentTo: (provider: Provider, payee: Person) => Promise<number[]>;
};

export async function openPayoutDesk(shop: Shop): Promise<PayoutDesk> {
  const admin = await makePerson(shop.ctx, { role: 'admin', name: 'Adele Admin' });
  const start = (as = admin) => request<Acted>(shop, 'POST /admin/payout-runs', { as });
  const act = (id: string, what: string, as = admin) =>
    request<Acted>(shop, `POST /admin/payout-runs/${id}/${what}`, { as });
  const ownPayouts = async (as: Person) =>
    (await request<PayoutList>(shop, 'GET /earnings/payouts', { as })).body;
  return {
    admin,
    start,
    act,
    ownPayouts,
    approved: async (as = admin) => {
      const { body } = await start(as);
      await act(body.run._id, 'approve', as);
      return body.run._id;
    },
    work: async () => {
      const emails = await shop.runJobs();
      await shop.releaseWebhooks();
      return [...emails, ...(await shop.runJobs())];
    },
    stateOf: async (as) => (await ownPayouts(as)).payouts[0]?.state,
    outcome: (provider, what, times = 1) =>
      fetch(`${shop.sandboxUrl}/${provider}/payouts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: what, times }),
      }),
    sentTo: async (provider, payee) => {
      const { payouts } = (await (await fetch(`${shop.sandboxUrl}/${provider}/payouts`)).json()) as {
        payouts: { id: string; amount: number }[];
      };
      const ids = (await ownPayouts(payee)).payouts.map(({ _id }) => _id);
      return payouts.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount);
    },
  };
}
