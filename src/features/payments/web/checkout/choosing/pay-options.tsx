import { type FormEvent, type ReactNode, useId } from 'react';
import { useSubmit } from 'react-router';
import type { PaymentMethod } from '../../../../../contract/constants.ts';
import { formatUsd } from '../../../../../contract/money/money.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { PriceChange } from '../price/price-change.ts';
import { PriceChanged } from '../price/price-changed.tsx';
import { type Choice, choicesAmong } from './choices.ts';
import { Marks } from './marks.tsx';

export type PayOptionsProps = {
  /** Values to submit with the chosen method. */
  hidden: Record<string, string>;
  isGift?: boolean;
  /** The code of the coupon in use. */
  coupon: string | null;
  methods: PaymentMethod[];
  amount: number;
  /** The method chosen before, by its name in the URL or the submitted form. */
  chosen: string | null | undefined;
  /** Why the payment with the chosen method could not be started. */
  problem?: string | undefined;
  change?: PriceChange | undefined;
};

/** A form's values, marked as sent by a script: the response can then be shown on this page. */
function withScript(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  values.set('script', 'yes');
  return values;
}

/**
 * The methods and one button, which continues to the provider's page, to the card fields or to the accounts for a
 * transfer. The amount is what the buyer saw; the server compares it with its own.
 */
export function PayOptions({ hidden, isGift, methods, amount, chosen, problem, change }: PayOptionsProps) {
  const submit = useSubmit();
  const pay = (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    return submit(withScript(event.currentTarget), { method: 'post' });
  };
  const choices = choicesAmong(methods, isGift);
  const selected = choices.find(({ method }) => method === chosen) ?? choices[0];
  const reply = change ? (
    <PriceChanged change={change} />
  ) : (
    problem && (
      <Notice tone="error" role="alert">
        {problem}
      </Notice>
    )
  );
  return (
    <ApiForm hiddenFields={hidden} onSubmit={pay}>
      {({ busy }) => (
        <>
          <fieldset aria-labelledby="pay" className="overflow-hidden rounded-control border border-control">
            {choices.map((choice) => (
              <Way key={choice.method} choice={choice} isSelected={choice === selected}>
                {choice === selected && reply}
              </Way>
            ))}
          </fieldset>
          <Button type="submit" size="lg" className="mt-4 h-12 w-full" busy={busy}>
            {change ? `Accept and pay ${formatUsd(amount)}` : `Pay ${formatUsd(amount)}`}
          </Button>
        </>
      )}
    </ApiForm>
  );
}

type WayProps = { choice: Choice; isSelected: boolean; children: ReactNode };

/** A payment method, with any message about the last attempt below it. */
function Way({ choice, isSelected, children }: WayProps) {
  const id = useId();
  return (
    <div className="border-t border-hairline first:border-t-0">
      <label className="way-to-pay">
        <input
          className="choice-box"
          type="radio"
          name="method"
          value={choice.method}
          required
          defaultChecked={isSelected}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
        />
        <span id={`${id}-name`} className="font-semibold">
          {choice.choice}
        </span>
        <Marks {...choice} />
        <span id={`${id}-hint`} className="field-hint col-span-2 col-start-2">
          {choice.hint}
        </span>
      </label>
      {children && <div className="px-4 pb-4">{children}</div>}
    </div>
  );
}
