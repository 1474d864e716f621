import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Courier } from '../delivery/courier.ts';
import { findMessage, type MessageRow, newestMessages } from '../delivery/messages.ts';
import { type PayoutDesk, payoutRoutes, payoutRows } from '../payouts/payouts.ts';
import type { Database } from '../support/database.ts';
import type { Provider } from '../support/faults.ts';
import { overviewPage } from './control-views.ts';
import type { Html } from './page.ts';

/** Which messages to hold or release: those about one subject (such as the id of a checkout), or all without one. */
const aboutSchema = z.strictObject({ subject: z.string().min(1).max(200).optional() });
const resendSchema = z.strictObject({ times: z.number().int().min(1).max(1000).default(1) });

/** The differences between the providers' control pages. */
export type Desk = {
  provider: Provider;
  title: string;
  db: Database;
  courier: Courier;
  /** The newest checkouts, as list rows. */
  checkouts: () => Html[];
  payouts: PayoutDesk;
};

/**
 * `/stripe`, `/paypal`, `/paystack`: an overview for people, and switches and the message log for tools. The real
 * providers have nothing like it.
 */
export function controlRoutes(desk: Desk): Hono {
  const { provider, db, courier } = desk;
  const delivering = () => ({ held: courier.isHolding(), waiting: courier.waiting() });
  const state = (c: Context) => c.json(delivering());
  const routes = new Hono();

  routes.get('/', (c) =>
    c.html(
      overviewPage(desk, {
        checkouts: desk.checkouts(),
        payouts: payoutRows(desk.payouts.list().slice(0, 50)),
        messages: newestMessages(db, provider, 50),
        delivery: delivering(),
      }),
    ),
  );
  routes.route('/payouts', payoutRoutes(desk.payouts));
  routes.get('/webhooks', state);
  routes.get('/webhooks/answered', async (c) => {
    await courier.answered();
    return state(c);
  });
  routes.post('/webhooks/:switch{hold|release}', async (c) => {
    const byForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    const about = aboutSchema.safeParse(byForm ? {} : (parsedJson(await c.req.text()) ?? {}));
    if (!about.success) return c.json({ message: z.prettifyError(about.error) }, 400);
    const { subject } = about.data;
    if (c.req.param('switch') === 'hold') courier.hold(subject);
    else courier.release(subject);
    return byForm ? c.redirect(`/${provider}`, 303) : state(c);
  });
  routes.get('/events', (c) => c.json({ events: newestMessages(db, provider, 200).map(delivery) }));
  routes.post('/events/:id/resend', async (c) => {
    const event = findMessage(db, provider, c.req.param('id'));
    if (!event) return c.json({ message: 'There is no such event.' }, 404);
    const text = await c.req.text();
    const parsed = resendSchema.safeParse(text.trim() === '' ? {} : parsedJson(text));
    if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
    return c.json({ id: event.id, statuses: await courier.resend(event, parsed.data.times) });
  });
  return routes;
}

/** An event and the state of its delivery; `statuses` of the last attempt as text, null before the first. */
function delivery(row: MessageRow) {
  return {
    id: row.id,
    type: row.type,
    subject: row.subject,
    createdAt: new Date(row.created_at).toISOString(),
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at).toISOString(),
    attempts: row.attempts,
    statuses: row.last_result,
    abandoned: row.abandoned === 1,
    event: JSON.parse(row.body) as unknown,
  };
}

function parsedJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
