import type { UnsubscribeReason } from '../../contract/constants.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { inConstantTime } from '../accounts/index.server.ts';
import { readUnsubscribeToken } from './one-click.server.ts';
import { removeSubscriber } from './subscribers.server.ts';

const invalidLink = failure(
  'newsletter.invalid_link',
  400,
  'This unsubscribe link is not valid. Please use the link in your latest newsletter.',
);

type Request = { email: string; reason: UnsubscribeReason; feedback?: string | null };

/**
 * Unsubscribes an email. The response is the same whether or not it was subscribed. Feedback counts only with `other`.
 */
export async function unsubscribe(ctx: Context, { email, reason, feedback }: Request): Promise<void> {
  const why = { reason, feedback: (reason === 'other' && feedback) || null };
  await inConstantTime(() => removeSubscriber(ctx.db, email, why, ctx.clock()));
}

/** Handles an email program's unsubscribe button, which asks for no reason and no confirmation. */
export async function unsubscribeByOneClick(ctx: Context, token: string): Promise<void> {
  const email = subscriberOf(ctx, token);
  await removeSubscriber(ctx.db, email, { reason: null, feedback: null }, ctx.clock());
}

/**
 * The email an unsubscribe token was signed for.
 * @throws a 400 failure when the token is forged
 */
function subscriberOf(ctx: Context, token: string): string {
  const email = readUnsubscribeToken(ctx, token);
  if (email === null) throw invalidLink();
  return email;
}
