import { startedSandbox } from '../../sandbox/support/testing.ts';

/** A Discord that is there until the test ends, as the settings of the product name it. */
export async function startDiscord() {
  const botToken = 'bot_test';
  const { url } = await startedSandbox({ discord: { botToken } });
  return { botToken, apiBase: `${url}/api/v10`, inviteBase: `${url}/invite` };
}
