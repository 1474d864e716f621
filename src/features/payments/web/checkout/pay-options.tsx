import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import type { FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { aboutMethod } from '../../providers/providers.ts';

const icons = { card: CreditCard, wallet: Wallet, layers: Layers, bank: Landmark };
type Option = { button: string; hint: string; icon: keyof typeof icons };

const bankTransfer: Option = {
  button: 'Pay by bank transfer',
  hint: 'Upload your receipt; you get access as soon as we confirm it',
  icon: 'bank',
};

type Props = { courseId: string; methods: PaymentMethod[]; amount: number };

/** A form's values, marked as sent by a script: the response can then be shown on this page. */
export function withScript(form: HTMLFormElement, submitter: HTMLElement | null = null): FormData {
  const values = new FormData(form, submitter);
  values.set('script', 'yes');
  return values;
}

/**
 * One press continues to the provider's page, or to the accounts for a transfer. The amount is what the buyer saw; the
 * server compares it with its own.
 */
export function PayOptions({ courseId, methods, amount }: Props) {
  const { state, formData } = useNavigation();
  const submit = useSubmit();
  const pay = (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    return submit(withScript(event.currentTarget, submitter), { method: 'post' });
  };
  const chosen = state === 'idle' ? null : formData?.get('method');
  return (
    <>
      <ApiForm hiddenFields={{ courseId, amount: String(amount) }} className="space-y-3" onSubmit={pay}>
        {methods.map((method, index) => {
          const about = aboutMethod(method);
          if (about?.here) return <PayHere key={method} option={about} courseId={courseId} amount={amount} />;
          const option = about ?? (method === 'bank' ? bankTransfer : undefined);
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
      </ApiForm>
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        You pay {formatUsd(amount)}, once. We never see your card.
      </p>
    </>
  );
}

/** The page with the card fields, entered with a full load. It receives the price shown here. */
function PayHere({ option, courseId, amount }: { option: Option; courseId: string; amount: number }) {
  const Icon = icons[option.icon];
  return (
    <div>
      <LinkButton
        to={`/checkout/${courseId}/card?amount=${amount}`}
        reloadDocument
        variant="secondary"
        size="lg"
        className="w-full"
      >
        <Icon aria-hidden="true" />
        {option.button}
      </LinkButton>
      <p className="mt-1 text-center text-sm text-ink-2">{option.hint}</p>
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

function PayButton({ method, option: { button, hint, icon }, isFirst, busy, blocked }: ButtonProps) {
  const Icon = icons[icon];
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
        {button}
      </Button>
      <p id={hintId} className="mt-1 text-center text-sm text-ink-2">
        {hint}
      </p>
    </div>
  );
}
