import type { PaymentMethod } from '../../../../../contract/constants.ts';
import type { MethodAbout } from '../../../providers/about.ts';
import { aboutMethod } from '../../../providers/providers.ts';

/** A payment method in the list at the checkout. */
export type Choice = {
  method: PaymentMethod;
  choice: string;
  hint: string;
  mark: MethodAbout['mark'] | 'bank';
  here?: true;
};

const bankTransfer = (isGift: boolean) =>
  ({
    choice: 'Bank transfer',
    hint: `Upload your receipt; ${isGift ? 'we’ll send the gift once we’ve confirmed it, or on the day you chose' : 'you get access as soon as we confirm it'}`,
    mark: 'bank',
  }) as const;

/**
 * The payment methods that the checkout offers, among those configured: one way to pay by card first, then the others
 * in their order. Card fields on our own page are offered only if no provider has a card page.
 */
export function choicesAmong(methods: readonly PaymentMethod[], isGift = false): Choice[] {
  const known = methods.flatMap((method): Choice[] => {
    const about = method === 'bank' ? bankTransfer(isGift) : aboutMethod(method);
    return about ? [{ ...about, method }] : [];
  });
  const cards = known.filter(({ mark }) => mark === 'cards');
  const card = cards.find(({ here }) => !here) ?? cards[0];
  return [...(card ? [card] : []), ...known.filter((one) => !cards.includes(one))];
}
