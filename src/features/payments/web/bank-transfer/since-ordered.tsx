import { Form, useNavigation } from 'react-router';
import { formatUsd } from '../../../../contract/money/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { SinceOrdered } from '../../bank-transfers/bank-contract.ts';
import { sinceOrderedText } from '../../bank-transfers/since-ordered.ts';
import type { Receipt } from '../../contract.ts';
import { checkoutOf } from '../own-order.ts';

type Props = { order: Receipt; since: SinceOrdered };

const formId = 'start-again';

/** Orders again at the current price. Its button is in the notice, which may be inside another form. */
export function StartAgain({ order, since, inDialog }: Props & { inDialog: boolean }) {
  const { amount, coupon } = since;
  if (amount === null) return null;
  const hidden = {
    method: order.paymentInfo.paymentMethod,
    amount: String(amount),
    ...(coupon && { coupon }),
    // The checkout then shows the transfer in its dialog.
    ...(inDialog && { script: 'yes' }),
  };
  return (
    <Form id={formId} method="post" action={checkoutOf(order, coupon)} preventScrollReset hidden>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

type NoticeProps = Props & {
  /** Whether a receipt has just been refused because of the change. */
  isRefusal: boolean;
  disabled: boolean;
};

/** What has changed in the buyer's favour since they ordered, for those who have transferred the money and those who have not. */
export function SinceOrderedNotice({ order, since, isRefusal, disabled }: NoticeProps) {
  const { state } = useNavigation();
  const { amount, owned } = since;
  const paid = formatUsd(order.paymentInfo.amount);
  return (
    <Notice
      tone="warning"
      role={isRefusal ? 'alert' : undefined}
      title={isRefusal ? 'Your receipt has not been sent yet' : titleOf(since)}
    >
      <p>{sinceOrderedText(since, order.paymentInfo.amount)}</p>
      <p className="mt-2">
        {amount === null
          ? `Once we’ve confirmed your transfer of ${paid}, we’ll refund the share of what you already own.`
          : `If you’ve already transferred ${paid}, submit your receipt: ${owned.length > 0 ? 'we’ll refund the share of what you already own' : 'this order keeps its price'}.`}
      </p>
      {amount !== null && (
        <Button
          type="submit"
          form={formId}
          variant="secondary"
          className="mt-3"
          busy={state !== 'idle'}
          disabled={disabled}
        >
          {amount === 0 ? 'Get it for free instead' : `Pay ${formatUsd(amount)} instead`}
        </Button>
      )}
    </Notice>
  );
}

const titleOf = ({ amount }: SinceOrdered): string =>
  amount === null ? 'You already own part of this bundle' : 'This costs less now';
