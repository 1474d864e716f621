import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Steps, type StepsProps } from '../../../../ui/navigation/steps.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { BankDialog } from '../bank-transfer/bank-dialog.tsx';
import type { Transfer } from '../bank-transfer/transfer.ts';
import { Assurances } from './assurances.tsx';
import './checkout.css';
import { PayOptions, type PayOptionsProps } from './choosing/pay-options.tsx';
import type { PriceChange } from './price/price-change.ts';
import { PriceChanged } from './price/price-changed.tsx';

type Props = Omit<PayOptionsProps, 'methods' | 'hidden'> & {
  /** Null if they could not be loaded. */
  methods: PaymentMethod[] | null;
  steps: Pick<StepsProps, 'label' | 'steps'>;
  /** The item for sale: a course, a bundle or a gift. */
  summary: ReactNode;
  /** Further values to submit. */
  values?: Record<string, string>;
  /** The button when there is nothing to pay. */
  freeLabel: string;
  /** How to make the transfer of the order that was just placed, in a dialog. */
  transfer: Transfer | undefined;
  /** Links to related pages, such as back to the course. */
  links: ReactNode;
};

/** The checkout of a course, a bundle or a gift: what is bought, and how to pay. */
export function CheckoutPage({
  steps,
  summary,
  links,
  freeLabel,
  values,
  methods,
  transfer,
  ...payment
}: Props) {
  const { amount, coupon, problem, change } = payment;
  const hidden = { ...values, amount: String(amount), ...(coupon && { coupon }) };
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <Steps {...steps} current={1} />
      <h1 className="mt-6 text-3xl">Checkout</h1>
      <div className="checkout mt-4 sm:mt-6">
        {summary}
        <Assurances className="space-y-3" />
        <Card as="section" aria-labelledby="pay" className="checkout-payment space-y-4">
          <h2 id="pay" className="text-xl">
            {amount === 0 ? 'Nothing to pay' : 'Choose how to pay'}
          </h2>
          {amount === 0 ? (
            <Free
              hidden={hidden}
              label={freeLabel}
              problem={problem}
              change={change}
              byCoupon={coupon !== null}
            />
          ) : (
            <WaysToPay hidden={hidden} methods={methods} {...payment} />
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-2">{links}</p>
        </Card>
      </div>
      {transfer && <BankDialog transfer={transfer} />}
    </main>
  );
}

type FreeProps = {
  hidden: Record<string, string>;
  label: string;
  problem: string | undefined;
  change: PriceChange | undefined;
  /** False when the courses themselves are free. */
  byCoupon: boolean;
};

function Free({ hidden, label, problem, change, byCoupon }: FreeProps) {
  return (
    <ApiForm hiddenFields={hidden} className="space-y-4">
      {({ busy }) => (
        <>
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          {change && <PriceChanged change={change} />}
          <p>{byCoupon && 'Your coupon covers the whole price. '}There is nothing to pay.</p>
          <Button type="submit" size="lg" className="h-12 w-full" busy={busy}>
            {label}
          </Button>
        </>
      )}
    </ApiForm>
  );
}

type WaysToPayProps = Omit<PayOptionsProps, 'methods'> & { methods: PaymentMethod[] | null };

function WaysToPay({ methods, ...rest }: WaysToPayProps) {
  const { revalidate, state } = useRevalidator();
  if (methods === null) {
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="secondary" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Retry
          </Button>
        }
      >
        Failed to load payment options
      </Notice>
    );
  }
  if (methods.length === 0)
    return <Notice tone="warning">Payments are not available at the moment. Please come back later.</Notice>;
  return <PayOptions methods={methods} {...rest} />;
}
