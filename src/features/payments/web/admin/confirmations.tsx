import type { ReactNode } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { AdminOrderDetail } from '../../admin/contract.ts';

export type DecisionKind = 'confirm' | 'reject' | 'refund';

export type Confirmation = {
  /** The button that opens the dialog. */
  opener: string;
  title: string;
  description: string;
  label: string;
  tone: 'primary' | 'danger';
  fields?: ReactNode;
};

/** The confirmation for a decision on an order; null if that decision is not possible. */
export function confirmationOf(order: AdminOrderDetail, kind: DecisionKind): Confirmation | null {
  if (kind === 'confirm')
    return order.decisions.confirm ? { ...acceptance(order), fields: <Shown {...order} /> } : null;
  if (kind === 'reject') return order.decisions.reject ? rejection(order) : null;
  return refund(order);
}

/** Makes the server refuse the decision if another administrator has since decided, or a receipt has since arrived. */
const Shown = ({ paymentInfo, receiptWaiting }: AdminOrderDetail) => (
  <>
    <input type="hidden" name="status" value={paymentInfo.paymentStatus} />
    <input type="hidden" name="receiptWaiting" value={String(receiptWaiting)} />
  </>
);

function acceptance(order: AdminOrderDetail): Confirmation {
  const { user, course, bundle, giftFor, paymentInfo, receiptWaiting } = order;
  if (paymentInfo.paymentStatus === 'completed' || paymentInfo.paymentStatus === 'refunded')
    return {
      opener: 'Close the review',
      title: 'Mark this review as resolved?',
      description:
        'Do this once you’ve sorted it out, for example with the provider. Access and amounts don’t change.',
      label: 'Close the review',
      tone: 'primary',
    };
  const money =
    receiptWaiting || paymentInfo.paymentMethod === 'bank'
      ? `Has ${formatUsd(paymentInfo.amount)} arrived?`
      : 'The amount received will be accepted.';
  const what = giftFor
    ? `${user.name} will be emailed a receipt, and ${giftFor} can claim “${course.title}”.`
    : `${user.name} will be enrolled in “${bundle ?? course.title}” immediately and emailed a receipt.`;
  return {
    opener: 'Confirm payment',
    title: 'Confirm this payment?',
    description: `${money} ${what}`,
    label: 'Confirm payment',
    tone: 'primary',
  };
}

const rejection = (order: AdminOrderDetail): Confirmation => ({
  opener: 'Reject',
  title: 'Reject this transfer?',
  description: `${order.receiptWaiting ? '' : 'No receipt has been uploaded. '}We’ll email ${order.user.name} your reason. They can order again, and if the money arrives after all you can still confirm it.`,
  label: 'Reject transfer',
  tone: 'danger',
  fields: (
    <>
      <Shown {...order} />
      <TextArea label="Rejection Reason" name="reason" rows={4} max={limits.reasonLength} required />
    </>
  ),
});

function effectOfRefund({ giftFor, bundle, paymentInfo }: AdminOrderDetail): string {
  if (paymentInfo.paymentStatus !== 'completed') return '';
  if (giftFor) return ' A full refund cancels the gift, even if it has been claimed.';
  return ` A full refund ends access to ${bundle ? 'the courses' : 'the course'}.`;
}

function refund(order: AdminOrderDetail): Confirmation | null {
  const { refund } = order.decisions;
  if (!refund) return null;
  const byBank = order.paymentInfo.paymentMethod === 'bank';
  const how = byBank
    ? 'Send the money back from your bank first: this marks the transfer as refunded.'
    : 'The refund goes to the original payment method.';
  return {
    opener: 'Refund',
    title: 'Refund this payment',
    description: `${how} We’ll email ${order.user.name} the amount and your reason.${effectOfRefund(order)}`,
    label: byBank ? 'Mark as refunded' : 'Refund',
    tone: 'danger',
    fields: (
      <>
        <Shown {...order} />
        <input type="hidden" name="refundedAmount" value={order.refundedAmount} />
        {refund.wholeOnly ? (
          <>
            <input type="hidden" name="whole" value="true" />
            <p>The full amount will be refunded.</p>
          </>
        ) : (
          <TextField
            label="Amount"
            name="amount"
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0.01"
            max={refund.most}
            prefix="$"
            defaultValue={refund.most.toFixed(2)}
            hint={`At most ${formatUsd(refund.most)}`}
            required
          />
        )}
        <TextArea label="Reason" name="reason" rows={3} max={limits.reasonLength} required />
      </>
    ),
  };
}
