import {
  PayPalCardFieldsProvider,
  PayPalCVVField,
  PayPalExpiryField,
  PayPalNameField,
  PayPalNumberField,
  PayPalScriptProvider,
  usePayPalCardFields,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type ReactNode, useEffect, useState } from 'react';
import { formatUsd } from '../../contract/money.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type CardPayment, useCardPayment } from './use-card-payment.ts';

const reloadAfterMs = 500;
const lookAgainMs = 1000;
const looks = 2;

type Props = {
  course: { _id: string };
  amount: number;
  provider: { clientId: string; scriptUrl: string };
};

/** The card's fields, which are PayPal's own: what is typed there never reaches us. */
export default function CardForm({ course, amount, provider }: Props) {
  const [attempt, setAttempt] = useState(1);
  const payment = useCardPayment(course._id, amount);
  return (
    <PayPalScriptProvider
      key={attempt}
      options={{
        clientId: provider.clientId,
        currency: 'USD',
        components: 'card-fields',
        enableFunding: 'card',
        disableFunding: 'paylater,venmo',
        sdkBaseUrl: provider.scriptUrl,
      }}
    >
      <WhenLoaded isFirst={attempt === 1} again={() => setAttempt((count) => count + 1)}>
        <WhenEligible>
          <PayPalCardFieldsProvider {...payment.callbacks}>
            <Fields amount={amount} payment={payment} />
          </PayPalCardFieldsProvider>
        </WhenEligible>
      </WhenLoaded>
    </PayPalScriptProvider>
  );
}

/** The script is loaded once more by itself, then when the buyer asks. */
function WhenLoaded({
  isFirst,
  again,
  children,
}: {
  isFirst: boolean;
  again: () => void;
  children: ReactNode;
}) {
  const [{ isResolved, isRejected }] = usePayPalScriptReducer();
  useEffect(() => {
    if (!isRejected || !isFirst) return;
    const timer = setTimeout(again, reloadAfterMs);
    return () => clearTimeout(timer);
  }, [isRejected, isFirst, again]);
  if (isResolved) return children;
  if (!isRejected || isFirst) return <Spinner label="Loading the card form" />;
  return (
    <Notice tone="error" role="alert" action={<Button onClick={again}>Retry</Button>}>
      Failed to load PayPal. Please try again.
    </Notice>
  );
}

type Sdk = { CardFields?: (options: object) => { isEligible(): boolean } };

const isEligible = (): boolean => {
  const { paypal } = window as { paypal?: Sdk };
  return paypal?.CardFields?.({ createOrder() {}, onApprove() {}, onError() {} }).isEligible() ?? false;
};

/** Whether this merchant may take cards here is PayPal's to say; it is asked again twice at most. */
function WhenEligible({ children }: { children: ReactNode }) {
  const [eligible, setEligible] = useState(isEligible);
  const [left, setLeft] = useState(looks);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    if (!looking) return;
    const timer = setTimeout(() => {
      setEligible(isEligible());
      setLeft((count) => count - 1);
      setLooking(false);
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [looking]);
  if (eligible) return children;
  const retry = left > 0 && (
    <Button variant="secondary" busy={looking} onClick={() => setLooking(true)}>
      Retry
    </Button>
  );
  return (
    <Notice tone="warning" role="alert" action={retry || undefined}>
      Credit card payment not available
    </Notice>
  );
}

/** For the eye: the field itself, which is PayPal's, tells its name to a screen reader. */
function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-semibold">
        {caption}
      </p>
      {children}
    </div>
  );
}

const box = 'h-12 overflow-hidden rounded-control border border-control bg-surface';

function Fields({ amount, payment }: { amount: number; payment: CardPayment }) {
  const { cardFieldsForm } = usePayPalCardFields();
  const pay = () => {
    payment.begin();
    void cardFieldsForm?.submit().catch(payment.callbacks.onError);
  };
  return (
    <div className="space-y-3">
      {payment.problem && (
        <Notice tone="error" role="alert">
          {payment.problem}
        </Notice>
      )}
      <Captioned caption="Name on card">
        <PayPalNameField className={box} placeholder="" />
      </Captioned>
      <Captioned caption="Card number">
        <PayPalNumberField className={box} placeholder="" />
      </Captioned>
      <div className="grid grid-cols-2 gap-3">
        <Captioned caption="Expiry date">
          <PayPalExpiryField className={box} placeholder="MM / YY" />
        </Captioned>
        <Captioned caption="Security code">
          <PayPalCVVField className={box} placeholder="" />
        </Captioned>
      </div>
      <Button className="h-12 w-full" busy={payment.busy} onClick={pay}>
        Pay {formatUsd(amount)}
      </Button>
      <p className="text-sm text-ink-2">PayPal takes your card. We never see it.</p>
    </div>
  );
}
