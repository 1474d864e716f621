import { startedSandbox } from '../../sandbox/support/testing.ts';

/** A Discord that lives until the test ends, with the product's settings for it. */
export async function startDiscord() {
  const botToken = 'bot_test';
  const { url } = await startedSandbox({ discord: { botToken } });
  return { botToken, apiBase: `${url}/api/v10`, inviteBase: `${url}/invite` };
}
