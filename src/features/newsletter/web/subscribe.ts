import type { Failure } from '../../../contract/api/answers.ts';

type Answer = { done: boolean; message: string; refusal?: string };

const failed: Answer = { done: false, message: 'Subscription failed' };

/**
 * Asks for the newsletter without the typed client, which the foot of a public page would have to wait for, and without a
 * script of its own, which a page that stays open for days may not find any more.
 * @returns what to say of it, and, where the server refuses the address, why
 */
export async function subscribe(email: string): Promise<Answer> {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const answer = (await response.json()) as Failure;
    if (typeof answer.message !== 'string') return failed;
    if (response.ok) return { done: true, message: answer.message };
    if (answer.code === 'service.broken') return failed;
    return { done: false, message: answer.message, refusal: answer.fields?.email };
  } catch {
    return failed;
  }
}
