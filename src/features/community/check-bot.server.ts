import { Unusable } from '../../platform/failures/finding.ts';
import type { DiscordSettings } from '../../platform/settings/settings.ts';

const timeoutMs = 10_000;

/**
 * Checks that Discord accepts the bot's token.
 * @returns a sentence about what works
 * @throws Unusable, or a network error
 */
export async function checkBot({ apiBase, botToken }: DiscordSettings): Promise<string> {
  const response = await fetch(`${apiBase}/users/@me`, {
    headers: { authorization: `Bot ${botToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return 'The bot’s token is accepted.';
  if ([401, 403].includes(response.status))
    throw new Unusable('DISCORD_BOT_TOKEN is wrong, or has been reset.');
  throw new Unusable(`It responds with status ${response.status}; try again later.`);
}
