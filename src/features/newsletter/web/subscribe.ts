import type { Failure } from '../../../contract/api/responses.ts';

type Subscribed = { done: boolean; message: string; refusal?: string };

const failed: Subscribed = { done: false, message: 'Subscription failed' };

/**
 * Subscribes without the typed client, which would delay the footer of public pages, and without a lazy chunk, which
 * may be gone after a release while the page stays open.
 * @returns the message to show and, if the server refuses the email, the reason
 */
export async function subscribe(email: string): Promise<Subscribed> {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const body = (await response.json()) as Failure;
    if (typeof body.message !== 'string') return failed;
    if (response.ok) return { done: true, message: body.message };
    if (body.code === 'service.broken') return failed;
    return { done: false, message: body.message, refusal: body.fields?.email };
  } catch {
    return failed;
  }
}
