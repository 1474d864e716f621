import type { PaymentMethod } from '../../../../contract/constants.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import type { TriedCoupon } from '../../../coupons/web/read-offer.ts';
import type { Transfer } from '../bank-transfer/transfer.ts';
import type { PriceChange } from './price/price-change.ts';

type Loaded = {
  methods: PaymentMethod[] | null;
  amount: number;
  coupon: TriedCoupon | null;
  asked: string | null;
};
type Changed = { change: PriceChange; method?: PaymentMethod };

/** How to pay, from the page's data and the form's last response: the props of a `CheckoutPage`. */
export function paymentState({ methods, amount, coupon, asked }: Loaded, response: object | undefined) {
  const failure = failureIn(response);
  const transfer = response && 'transfer' in response ? (response.transfer as Transfer) : undefined;
  const changed = response && 'change' in response ? (response as Changed) : undefined;
  return {
    methods,
    coupon: coupon?.offer ? coupon.code : null,
    amount: changed?.change.to ?? amount,
    chosen: changed?.method ?? failure?.values.method ?? asked,
    problem: failure?.message,
    change: changed?.change,
    transfer,
  };
}
