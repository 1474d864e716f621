import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';

type Option = { name: string; hint: string; Icon: ComponentType<{ className?: string }> };

/** The ways to pay elsewhere than on this page. */
const elsewhere: Partial<Record<PaymentMethod, Option>> = {
  stripe: { name: 'Pay by card', hint: 'On Stripe’s secure page', Icon: CreditCard },
  paypal: { name: 'Pay with PayPal', hint: 'With your PayPal account', Icon: Wallet },
  paystack: { name: 'Pay with Paystack', hint: 'Card, bank or mobile money', Icon: Layers },
  bank: {
    name: 'Pay by bank transfer',
    hint: 'Upload your receipt; you get access as soon as we confirm it',
    Icon: Landmark,
  },
};

type Props = { courseId: string; methods: PaymentMethod[]; amount: number };

/** A form's values, marked as sent by a script: the answer may then be shown on this page. */
export function withScript(form: HTMLFormElement, submitter: HTMLElement | null = null): FormData {
  const values = new FormData(form, submitter);
  values.set('script', 'yes');
  return values;
}

/** One press leads on: to the provider's page, or to the accounts for a transfer. The amount is what the buyer was shown; the server compares it with its own. */
export function PayOptions({ courseId, methods, amount }: Props) {
  const { state, formData } = useNavigation();
  const submit = useSubmit();
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void submit(withScript(event.currentTarget, submitter), { method: 'post' });
  };
  const chosen = state === 'idle' ? null : formData?.get('method');
  return (
    <>
      <Form method="post" className="space-y-3" onSubmit={pay}>
        <input type="hidden" name="courseId" value={courseId} />
        <input type="hidden" name="amount" value={amount} />
        {methods.map((method, index) => {
          if (method === 'card') return <CardHere key={method} courseId={courseId} />;
          const option = elsewhere[method];
          return (
            option && (
              <PayButton
                key={method}
                method={method}
                option={option}
                isFirst={index === 0}
                busy={chosen === method}
                blocked={state !== 'idle'}
              />
            )
          );
        })}
      </Form>
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        You pay {formatUsd(amount)}, once. We never see your card.
      </p>
    </>
  );
}

/** The page with the card's fields, which is entered by a whole load. */
function CardHere({ courseId }: { courseId: string }) {
  return (
    <div>
      <LinkButton
        to={`/checkout/${courseId}/card`}
        reloadDocument
        variant="secondary"
        size="lg"
        className="w-full"
      >
        <CreditCard aria-hidden="true" />
        Enter card details here
      </LinkButton>
      <p className="mt-1 text-center text-sm text-ink-2">Processed by PayPal; you stay on Milepost</p>
    </div>
  );
}

type ButtonProps = {
  method: PaymentMethod;
  option: Option;
  isFirst: boolean;
  busy: boolean;
  blocked: boolean;
};

function PayButton({ method, option: { name, hint, Icon }, isFirst, busy, blocked }: ButtonProps) {
  const hintId = `pay-${method}-hint`;
  return (
    <div>
      <Button
        type="submit"
        name="method"
        value={method}
        variant={isFirst ? 'primary' : 'secondary'}
        size="lg"
        className="w-full"
        busy={busy}
        disabled={blocked && !busy}
        aria-describedby={hintId}
        icon={<Icon aria-hidden="true" />}
      >
        {name}
      </Button>
      <p id={hintId} className="mt-1 text-center text-sm text-ink-2">
        {hint}
      </p>
    </div>
  );
}
