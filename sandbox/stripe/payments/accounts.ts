import { Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { page } from '../../control/page.ts';
import { type Account, newId, seconds } from '../account.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import { type ConnectedAccount, existing, find, notes, save, saveNotes } from '../objects.ts';
import * as read from '../params.ts';

type Link = { address: string; until: number; isUsed: boolean };

const known = ['type', 'country', 'email', 'capabilities', 'metadata', 'business_type', 'expand'];
const linkSeconds = 300;

/** Creates an Express account, for `POST /v1/accounts`. */
export function createAccount(account: Account, params: read.Params): ConnectedAccount {
  read.refuseUnknown(params, known);
  if (read.oneOf(params, 'type', ['express', 'standard', 'custom']) !== 'express')
    throw invalid('The sandbox has only Express accounts.', 'type');
  const country = read.requiredText(params, 'country');
  if (!/^[A-Z]{2}$/.test(country))
    throw invalid(`Country '${country}' is unknown.`, 'country', 'country_unsupported');
  const made: ConnectedAccount = {
    id: newId('acct_1', 16),
    object: 'account',
    type: 'express',
    country,
    email: read.text(params, 'email') ?? null,
    created: seconds(account.now()),
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
    metadata: read.metadata(params, 'metadata'),
  };
  save(account.db, made);
  return made;
}

/** Creates a link to a page that can be used once, for `POST /v1/account_links`. */
export function createAccountLink(account: Account, params: read.Params): Stripe.AccountLink {
  const { id } = existing(account.db, 'account', read.requiredText(params, 'account'), 'account');
  const address = read.webAddress(params, 'return_url');
  if (!address || !read.webAddress(params, 'refresh_url')) throw invalid('Missing return_url.', 'return_url');
  if (read.requiredText(params, 'type') !== 'account_onboarding') throw invalid('Invalid type.', 'type');
  const now = seconds(account.now());
  const code = newId('', 12);
  const links = notes<Record<string, Link>>(account.db, id) ?? {};
  saveNotes(account.db, id, { ...links, [code]: { address, until: now + linkSeconds, isUsed: false } });
  return {
    object: 'account_link',
    created: now,
    expires_at: now + linkSeconds,
    url: `${account.publicUrl()}/setup/e/${id}/${code}`,
  };
}

/** `/setup/e/:account/:code`: where an instructor completes the account; tools do so with `POST outcome=pay|decline`. */
export function onboardingRoutes(account: Account): Hono {
  const routes = new Hono();
  const linkOf = (id: string, code: string): Link | undefined => {
    const link = notes<Record<string, Link>>(account.db, id)?.[code];
    return link && !link.isUsed && link.until >= seconds(account.now()) ? link : undefined;
  };
  routes.get('/:id/:code', (c) => {
    const { id, code } = c.req.param();
    if (!linkOf(id, code)) return c.html(gone(), 410);
    return c.html(
      page(
        'Get paid',
        html`<h1>Get paid by Milepost</h1>
          <form class="card stack" method="post">
            <p>Stripe asks here who you are and where your money should go. The sandbox asks nothing.</p>
            <div class="row">
              <button name="outcome" value="pay">Complete the account</button>
              <button class="plain" name="outcome" value="decline">Leave without completing it</button>
            </div>
          </form>`,
      ),
    );
  });
  routes.post('/:id/:code', async (c) => {
    const { id, code } = c.req.param();
    const { outcome } = await c.req.parseBody();
    const link = linkOf(id, code);
    const known = find(account.db, 'account', id);
    if (!link || !known) return c.html(gone(), 410);
    account.db.transaction(() => {
      const links = notes<Record<string, Link>>(account.db, id) ?? {};
      saveNotes(account.db, id, { ...links, [code]: { ...link, isUsed: true } });
      if (outcome !== 'decline') complete(account, known);
    });
    return c.redirect(link.address, 303);
  });
  return routes;
}

function complete(account: Account, known: ConnectedAccount): void {
  const done: ConnectedAccount = {
    ...known,
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
  };
  save(account.db, done);
  emit(account, { type: 'account.updated', subject: done.id, object: done, cause: null });
}

const gone = () =>
  page(
    'This link has expired',
    html`<h1>This link has expired</h1>
      <p>It works once, for five minutes. Go back to Milepost and open a new one.</p>`,
  );
