import { randomUUID } from 'node:crypto';
import { sandboxUrl } from '../cluster/ports.ts';
import { isOk, send } from './client.ts';
import type { Ledger, Purchase, Viewing } from './ledger.ts';
import type { Course, Lecture, Person } from './people.ts';
import type { Tally } from './tally.ts';

/** A person in the load, and the session of their browser. */
export type Actor = Person & { cookie?: string; isBusy: boolean };

type Records = { tally: Tally; ledger: Ledger };

/** Signs in; afterwards the new session is used. */
export async function signIn(actor: Actor, { tally }: Pick<Records, 'tally'>): Promise<void> {
  const { email, password } = actor;
  const outcome = tally.add(
    await send({ kind: 'sign-in', method: 'POST', path: '/api/login', body: { email, password } }),
  );
  if (isOk(outcome)) actor.cookie = outcome.cookie;
}

/** Subscribes a new email address to the newsletter. */
export async function subscribe({ tally, ledger }: Records): Promise<void> {
  const email = `reader-${randomUUID()}@people.example`;
  const path = '/api/newsletter/subscribe';
  const outcome = tally.add(await send({ kind: 'newsletter', method: 'POST', path, body: { email } }));
  if (isOk(outcome)) ledger.subscribed.push(email);
}

/** A learner who watches a lecture: `open` opens it, and each `save` saves a new position. */
export function createViewer(learner: Actor, lecture: Lecture, { tally, ledger }: Records) {
  const path = `/api/courses/${lecture.courseId}/lectures/${lecture.lectureId}`;
  const viewing: Viewing = { userId: learner.id, lectureId: lecture.lectureId, possible: [] };
  ledger.viewings.push(viewing);
  let saves = 0;
  return {
    open: async () =>
      tally.add(await send({ kind: 'open lecture', path: `${path}/media`, cookie: learner.cookie })),
    async save(): Promise<void> {
      saves += 1;
      const position = (saves / 4) % lecture.seconds;
      viewing.possible.push(position);
      const body = { position, percent: 1 };
      const outcome = tally.add(
        await send({
          kind: 'progress',
          method: 'PUT',
          path: `${path}/playback`,
          cookie: learner.cookie,
          body,
        }),
      );
      if (!isOk(outcome)) return;
      viewing.acknowledged = position;
      viewing.possible = [];
    },
  };
}

/** Buys a course: places the order, pays at the provider, and returns to the shop as the provider's page does. */
export async function buy(buyer: Actor, course: Course, { tally, ledger }: Records): Promise<void> {
  const { cookie } = buyer;
  const purchase: Purchase = { userId: buyer.id, email: buyer.email, courseId: course.id, paid: false };
  const placed = tally.add(
    await send({
      kind: 'order',
      method: 'POST',
      path: '/api/payment/create-order',
      cookie,
      body: { courseId: course.id, paymentMethod: 'paystack' },
    }),
  );
  if (!isOk(placed)) return;
  const { orderId, url } = placed.body as { orderId: string; url: string };
  purchase.orderId = orderId;
  ledger.purchases.push(purchase);
  const form = new URLSearchParams({ outcome: 'pay' });
  const checkout = new URL(new URL(url).pathname, sandboxUrl);
  const paid = await fetch(checkout, { method: 'POST', body: form, redirect: 'manual' });
  if (paid.status !== 303) throw new Error(`The sandbox refused a payment: ${paid.status}`);
  purchase.paid = true;
  const body = { paymentMethod: 'paystack', orderId };
  tally.add(
    await send({ kind: 'payment return', method: 'POST', path: '/api/payment/verify-payment', cookie, body }),
  );
}
