import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Account } from './account.ts';
import { overviewPage } from './control-views.ts';
import type { Courier } from './courier.ts';
import { type EventRow, findEvent, newestEvents } from './events.ts';
import { newest } from './objects.ts';
import { expireOverdue } from './sessions.ts';

const resendSchema = z.strictObject({ times: z.number().int().min(1).max(1000).default(1) });

/** `/stripe`: an overview for people, and the switches and the event log for tools. None of it exists at Stripe. */
export function controlRoutes(account: Account, courier: Courier): Hono {
  const { db } = account;
  const state = (c: Context) => c.json({ held: courier.isHolding(), waiting: courier.waiting() });
  const routes = new Hono();

  routes.get('/', (c) => {
    expireOverdue(account);
    const delivery = { held: courier.isHolding(), waiting: courier.waiting() };
    return c.html(overviewPage(newest(db, 'checkout.session', 50), newestEvents(db, 50), delivery));
  });
  routes.get('/webhooks', state);
  routes.post('/webhooks/:switch{hold|release}', (c) => {
    if (c.req.param('switch') === 'hold') courier.hold();
    else courier.release();
    const byForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    return byForm ? c.redirect('/stripe', 303) : state(c);
  });
  routes.get('/events', (c) => c.json({ events: newestEvents(db, 200).map(delivery) }));
  routes.post('/events/:id/resend', async (c) => {
    const event = findEvent(db, c.req.param('id'));
    if (!event) return c.json({ message: 'There is no such event.' }, 404);
    const asked = await c.req.text();
    const parsed = resendSchema.safeParse(asked.trim() === '' ? {} : parsedJson(asked));
    if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
    return c.json({ id: event.id, statuses: await courier.resend(event, parsed.data.times) });
  });
  return routes;
}

/** An event and how its delivery stands; `statuses` of the last attempt as text, null before the first. */
function delivery(row: EventRow) {
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
