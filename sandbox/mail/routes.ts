import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../support/database.ts';
import { empty, message, messages, source } from './mailbox.ts';
import { mailboxPage, messagePage, noMessagePage } from './pages.ts';

const defaultLimit = 200;
const largestLimit = 1000;

/** The mailbox for tools (`/messages`) and for people (`/`, `/:id`). */
export function mailRoutes(db: Database): Hono {
  const routes = new Hono();

  routes.get('/messages', (c) => {
    const limit = Math.trunc(Number(c.req.query('limit') ?? defaultLimit)) || defaultLimit;
    return c.json(messages(db, { to: c.req.query('to'), limit: Math.min(Math.max(limit, 1), largestLimit) }));
  });
  routes.delete('/messages', (c) => c.json({ deleted: empty(db) }));
  routes.get('/messages/:id', (c) => {
    const found = message(db, c.req.param('id'));
    return found ? c.json(found) : c.json({ message: 'There is no such message.' }, 404);
  });
  routes.get('/messages/:id/source', (c) => {
    const found = source(db, c.req.param('id'));
    if (!found) return c.json({ message: 'There is no such message.' }, 404);
    return c.body(found, 200, { 'content-type': 'message/rfc822' });
  });

  // An email may contain anything: no script runs, and the frame that shows it inherits this policy.
  const guarded = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ['*', 'data:'],
      fontSrc: ['*', 'data:'],
      formAction: ["'self'"],
      baseUri: ["'self'"],
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
  });
  routes.get('/', guarded, (c) => {
    const to = c.req.query('to')?.trim() ?? '';
    return c.html(mailboxPage(messages(db, { to, limit: defaultLimit }), to));
  });
  routes.get('/:id{[0-9]+}', guarded, (c) => {
    const found = message(db, c.req.param('id'));
    return found ? c.html(messagePage(found)) : c.html(noMessagePage(), 404);
  });
  return routes;
}
