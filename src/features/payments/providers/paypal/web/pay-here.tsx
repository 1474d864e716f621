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
import { formatUsd } from '../../../../../contract/money/money.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { FieldError, useField } from '../../../../../ui/forms/field.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { Spinner } from '../../../../../ui/states/spinner.tsx';
import type { PayHereProps } from '../../../web/checkout/pay-here-props.ts';
import { PriceChanged } from '../../../web/checkout/price/price-changed.tsx';
import { type CardField, type CardProblems, cardFields } from './card-problems.ts';
import { type CardPayment, useCardPayment } from './use-card-payment.ts';

const reloadAfterMs = 500;
const pollMs = 1000;
const maxPolls = 2;

/** PayPal's own card fields: what is typed there never reaches us. */
export default function PayHere({ script, ...sale }: PayHereProps) {
  const [attempt, setAttempt] = useState(1);
  const payment = useCardPayment(sale);
  return (
    <PayPalScriptProvider
      key={attempt}
      options={{
        clientId: script.clientId,
        currency: 'USD',
        components: 'card-fields',
        enableFunding: 'card',
        disableFunding: 'paylater,venmo',
        sdkBaseUrl: script.scriptUrl,
      }}
    >
      <WhenLoaded isFirst={attempt === 1} again={() => setAttempt((count) => count + 1)}>
        <WhenEligible>
          <PayPalCardFieldsProvider {...payment.callbacks}>
            <Fields amount={payment.change?.to ?? sale.amount} payment={payment} />
          </PayPalCardFieldsProvider>
        </WhenEligible>
      </WhenLoaded>
    </PayPalScriptProvider>
  );
}

/** Shows its children once the script is loaded. Reloads it once automatically, then at the buyer's request. */
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

type RegisteredFields = ReturnType<typeof usePayPalCardFields>['fields'];
type Sdk = { CardFields?: (options: object) => { isEligible(): boolean } };

const isEligible = (): boolean => {
  const { paypal } = window as { paypal?: Sdk };
  return paypal?.CardFields?.({ createOrder() {}, onApprove() {}, onError() {} }).isEligible() ?? false;
};

/** Shows its children if PayPal says that we can accept cards here. The buyer can ask again at most twice. */
function WhenEligible({ children }: { children: ReactNode }) {
  const [eligible, setEligible] = useState(isEligible);
  const [left, setLeft] = useState(maxPolls);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    if (!looking) return;
    const timer = setTimeout(() => {
      setEligible(isEligible());
      setLeft((count) => count - 1);
      setLooking(false);
    }, pollMs);
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

type CaptionedProps = { caption: string; problem: string | undefined; children: ReactNode };

/** A visual label: PayPal's field has its own accessible name. */
function Captioned({ caption, problem, children }: CaptionedProps) {
  const ids = useField({ error: problem });
  return (
    <div className="field">
      <p aria-hidden="true" className="field-label">
        {caption}
      </p>
      {children}
      <FieldError ids={ids} />
    </div>
  );
}

const box = 'h-12 overflow-hidden rounded-control border bg-surface';
const fieldNames = {
  name: 'NameField',
  number: 'NumberField',
  expiry: 'ExpiryField',
  cvv: 'CVVField',
} as const;

function Fields({ amount, payment }: { amount: number; payment: CardPayment }) {
  const { cardFieldsForm, fields } = usePayPalCardFields();
  const { problems, change } = payment;
  useFirstWrongField(problems, fields);
  const pay = async () => {
    payment.begin();
    try {
      const codes = (await cardFieldsForm?.getState())?.errors ?? [];
      if (codes.length > 0) payment.refuse(codes);
      else await cardFieldsForm?.submit();
    } catch (error) {
      payment.callbacks.onError(error);
    }
  };
  const styleOf = (field: CardField) => `${box} ${problems.fields[field] ? 'border-red' : 'border-control'}`;
  const messages = Object.values(problems.fields);
  return (
    <div className="space-y-3">
      {change && <PriceChanged change={change} />}
      {problems.general && (
        <Notice tone="error" role="alert">
          {problems.general}
        </Notice>
      )}
      {messages.length > 0 && (
        <p role="alert" className="sr-only">
          {messages.join(' ')}
        </p>
      )}
      <Captioned caption="Name on card" problem={problems.fields.name}>
        <PayPalNameField className={styleOf('name')} placeholder="" />
      </Captioned>
      <Captioned caption="Card number" problem={problems.fields.number}>
        <PayPalNumberField className={styleOf('number')} placeholder="" />
      </Captioned>
      <div className="grid grid-cols-2 gap-3">
        <Captioned caption="Expiry date" problem={problems.fields.expiry}>
          <PayPalExpiryField className={styleOf('expiry')} placeholder="MM / YY" />
        </Captioned>
        <Captioned caption="Security code" problem={problems.fields.cvv}>
          <PayPalCVVField className={styleOf('cvv')} placeholder="" />
        </Captioned>
      </div>
      <Button className="h-12 w-full" busy={payment.busy} onClick={() => void pay()}>
        {change ? `Accept and pay ${formatUsd(amount)}` : `Pay ${formatUsd(amount)}`}
      </Button>
      <p className="text-sm text-ink-2">PayPal processes your card. We never see its details.</p>
    </div>
  );
}

/** Moves focus to the first invalid field. */
function useFirstWrongField(problems: CardProblems, fields: RegisteredFields): void {
  useEffect(() => {
    const first = cardFields.find((field) => problems.fields[field]);
    if (first) fields[fieldNames[first]]?.focus();
  }, [problems, fields]);
}
