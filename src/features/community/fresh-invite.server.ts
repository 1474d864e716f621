import { z } from 'zod';
import { timed } from '../../platform/observability/metrics/provider-calls.ts';
import type { DiscordSettings } from '../../platform/settings/settings.ts';
import { inviteCode } from './invite-link.ts';

/** Short, because the user is waiting, and the stored link serves as a fallback. */
const timeoutMs = 3000;
const weekSeconds = 604_800;

const Channel = z.object({ channel: z.object({ id: z.string().regex(/^\d{5,20}$/) }) });
const Invite = z.object({ code: z.string().regex(/^[A-Za-z0-9-]{2,32}$/) });

/**
 * Creates a personal invitation to the channel that a stored invitation leads to. It works once, within a week.
 * @returns null for a link to another site
 * @throws when Discord cannot be reached or the bot may not invite
 */
export async function freshInvite(discord: DiscordSettings, storedLink: string): Promise<string | null> {
  const code = inviteCode(storedLink);
  if (!code) return null;
  const invite = await timed('discord', 'invite', () => createInvite(discord, code));
  return `${discord.inviteBase}/${invite.code}`;
}

async function createInvite(discord: DiscordSettings, code: string): Promise<z.infer<typeof Invite>> {
  const { channel } = Channel.parse(await call(discord, 'GET', `/invites/${code}`));
  const wanted = { max_age: weekSeconds, max_uses: 1, unique: true };
  return Invite.parse(await call(discord, 'POST', `/channels/${channel.id}/invites`, wanted));
}

async function call(
  { apiBase, botToken }: DiscordSettings,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(apiBase + path, {
    method,
    headers: { authorization: `Bot ${botToken}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Discord responded with ${response.status} to ${method} ${path}`);
  return response.json();
}
