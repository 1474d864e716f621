import { startedSandbox } from '../../sandbox/support/testing.ts';

/** Starts a simulated Discord, which stops with the test. @returns the product's settings for it */
export async function startDiscord() {
  const botToken = 'bot_test';
  const { url } = await startedSandbox({ discord: { botToken } });
  return { botToken, apiBase: `${url}/api/v10`, inviteBase: `${url}/invite` };
}
