import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { page } from '../control/page.ts';

type Parts = { botToken: string; now: () => number; log: (message: string) => void };

type Issued = { channelId: string; uses: number; maxUses: number; expiresAt: number };

const wanted = z.object({
  max_age: z.number().int().min(0).max(604_800).default(86_400),
  max_uses: z.number().int().min(0).max(100).default(0),
  unique: z.boolean().default(false),
});

const unknownInvite = { message: 'Unknown Invite', code: 10006 };

/**
 * The part of Discord's REST API that an inviting bot uses, and the page an invitation leads to. Every well-formed code
 * that it did not create itself is a permanent invitation to a separate channel.
 */
export function discordRoutes({ botToken, now, log }: Parts): Hono {
  const issued = new Map<string, Issued>();
  const channelOf = (code: string) => issued.get(code)?.channelId ?? channelFor(code);
  const isOver = (code: string) => {
    const invite = issued.get(code);
    if (!invite) return !/^[A-Za-z0-9-]{2,32}$/.test(code);
    return (invite.maxUses > 0 && invite.uses >= invite.maxUses) || invite.expiresAt <= now();
  };
  return new Hono()
    .get('/api/v10/users/@me', (c) =>
      c.req.header('authorization') === `Bot ${botToken}`
        ? c.json({ id: '1', username: 'milepost', bot: true })
        : c.json({ message: '401: Unauthorized', code: 0 }, 401),
    )
    .get('/api/v10/invites/:code', (c) => {
      const { code } = c.req.param();
      if (isOver(code)) return c.json(unknownInvite, 404);
      return c.json({ type: 0, code, channel: { id: channelOf(code), name: 'general', type: 0 } });
    })
    .post('/api/v10/channels/:id/invites', async (c) => {
      if (c.req.header('authorization') !== `Bot ${botToken}`)
        return c.json({ message: '401: Unauthorized', code: 0 }, 401);
      const channelId = c.req.param('id');
      const parsed = wanted.safeParse(await c.req.json().catch(() => undefined));
      if (!/^\d{17,20}$/.test(channelId)) return c.json({ message: 'Unknown Channel', code: 10003 }, 404);
      if (!parsed.success) return c.json({ message: 'Invalid Form Body', code: 50035 }, 400);
      const { max_age, max_uses } = parsed.data;
      const code = randomBytes(6).toString('hex');
      const expiresAt = max_age === 0 ? Number.POSITIVE_INFINITY : now() + max_age * 1000;
      issued.set(code, { channelId, uses: 0, maxUses: max_uses, expiresAt });
      log(`Discord: an invitation for channel ${channelId}`);
      return c.json({
        type: 0,
        code,
        channel: { id: channelId, name: 'general', type: 0 },
        uses: 0,
        max_age,
        max_uses,
        temporary: false,
        created_at: new Date(now()).toISOString(),
      });
    })
    .get('/invite/:code', (c) => {
      const { code } = c.req.param();
      return isOver(code) ? c.html(overPage(), 404) : c.html(invitePage(code));
    })
    .post('/invite/:code', (c) => {
      const { code } = c.req.param();
      if (isOver(code)) return c.html(overPage(), 404);
      const invite = issued.get(code);
      if (invite) invite.uses += 1;
      return c.html(
        page(
          'Joined',
          html`<h1>You joined the community</h1>
        <p>On the real Discord you would now see the course’s channel.</p>`,
        ),
      );
    });
}

/** The same code always leads to the same channel. */
const channelFor = (code: string): string =>
  (10n ** 17n + (createHash('sha256').update(code).digest().readBigUInt64BE() % 10n ** 17n)).toString();

const invitePage = (code: string) =>
  page(
    'Invitation',
    html`<h1>You have been invited to join a community</h1>
      <p class="quiet">This page replaces Discord’s own. The invitation is <code>${code}</code>.</p>
      <form method="post"><button>Accept Invite</button></form>`,
  );

const overPage = () =>
  page(
    'Invite Invalid',
    html`<h1>Invite Invalid</h1>
      <p>This invitation may have expired or been used.</p>`,
  );
