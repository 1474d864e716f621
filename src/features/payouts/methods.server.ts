import type { Context } from '../../platform/context.ts';
import { configured, payoutAbout, payoutGatewayFor, titleOf } from '../payments/index.server.ts';
import type { AccountKind, PayoutMethod } from './contract.ts';

/** Transfers that an administrator makes from a list. */
export const byBank = 'bank';

type Method = Omit<PayoutMethod, 'banks'>;

const bank: Method = {
  name: byBank,
  title: 'Bank transfer',
  hint: 'To an account with an IBAN, or in Nigeria',
  account: 'bank',
};

/** The payout methods that this installation offers: the configured providers, and bank transfers. */
export function offeredMethods(ctx: Context): Method[] {
  const provided = configured(ctx).flatMap(({ name }): Method[] => {
    const about = payoutAbout(name);
    return about && payoutGatewayFor(ctx, name) ? [{ name, title: titleOf(name), ...about }] : [];
  });
  return [...provided, bank];
}

/** The payout method with this name, if this installation offers it. */
export const methodNamed = (ctx: Context, name: string): Method | undefined =>
  offeredMethods(ctx).find((method) => method.name === name);

/** The name of a method as people read it, even if it is no longer offered. */
export const methodTitle = (ctx: Context, name: string): string => methodNamed(ctx, name)?.title ?? name;

/** The method's name inside a sentence, where providers' names stay as they are. */
export const methodInSentence = (ctx: Context, name: string): string =>
  name === byBank ? 'bank transfer' : methodTitle(ctx, name);

/** The kind of account that a method pays into; `bank` if the method is no longer offered. */
export const accountKindOf = (ctx: Context, name: string): AccountKind =>
  methodNamed(ctx, name)?.account ?? 'bank';
