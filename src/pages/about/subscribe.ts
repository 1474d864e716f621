import { ApiFailure, createClient, read } from '../../contract/client.ts';

const failed = 'Subscription failed';

/** @returns what to say of it, and, where the server refuses the address, why */
export async function subscribe(
  email: string,
): Promise<{ message: string; refusal?: string; done: boolean }> {
  try {
    const { newsletter } = createClient(window.location.origin);
    const { message } = await read(newsletter.subscribe.$post({ json: { email } }));
    return { message, done: true };
  } catch (error) {
    const failure = error instanceof ApiFailure ? error.failure : undefined;
    const isSaid = failure && failure.code !== 'service.broken' && failure.code !== 'response.not_json';
    return { message: isSaid ? failure.message : failed, refusal: failure?.fields?.email, done: false };
  }
}
