import { type FormEvent, type ReactNode, useMemo } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { AdminOrderDetail } from '../../contract.ts';
import type { Decision, Question } from './use-decision.ts';

type Props = { order: AdminOrderDetail; decision: Decision };

/** The confirmation dialog for every decision about an order. */
export function DecisionDialogs({ order, decision }: Props) {
  switch (decision.question) {
    case 'confirm':
      return <ConfirmPayment order={order} decision={decision} />;
    case 'reject':
      return <RejectTransfer order={order} decision={decision} />;
    case 'refund':
      return <GiveBack order={order} decision={decision} />;
    default:
      return null;
  }
}

type AskProps = {
  decision: Decision;
  intent: Question;
  title: string;
  description: string;
  label: string;
  danger?: boolean;
  children?: ReactNode;
};

function Ask({ decision, intent, danger, ...dialog }: AskProps) {
  const { refusal } = decision;
  const failure = useMemo(() => (refusal === null ? undefined : { message: refusal }), [refusal]);
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    return decision.decide(new FormData(event.currentTarget));
  }
  return (
    <FormDialog
      {...dialog}
      tone={danger ? 'danger' : 'primary'}
      busy={decision.busy}
      onClose={() => decision.ask(null)}
      failure={failure}
      hiddenFields={{ intent }}
      onSubmit={submit}
    />
  );
}

function ConfirmPayment({ order, decision }: Props) {
  const { user, course, bundle, giftFor, paymentInfo, receiptWaiting } = order;
  if (paymentInfo.paymentStatus === 'completed' || paymentInfo.paymentStatus === 'refunded') {
    return (
      <Ask
        decision={decision}
        intent="confirm"
        title="Mark this review as resolved?"
        description="Do this once you’ve sorted it out, for example with the provider. Access and amounts don’t change."
        label="Close the review"
      />
    );
  }
  const money =
    receiptWaiting || paymentInfo.paymentMethod === 'bank'
      ? `Has ${formatUsd(paymentInfo.amount)} arrived?`
      : 'The amount received will be accepted.';
  const what = giftFor
    ? `${user.name} will be emailed a receipt, and ${giftFor} can claim “${course.title}”.`
    : `${user.name} will be enrolled in “${bundle ?? course.title}” immediately and emailed a receipt.`;
  return (
    <Ask
      decision={decision}
      intent="confirm"
      title="Confirm this payment?"
      description={`${money} ${what}`}
      label="Confirm payment"
    />
  );
}

function RejectTransfer({ order, decision }: Props) {
  return (
    <Ask
      decision={decision}
      intent="reject"
      title="Reject this transfer?"
      description={`${order.receiptWaiting ? '' : 'No receipt has been uploaded. '}We'll email ${order.user.name} your reason. They can order again, and if the money arrives after all you can still confirm it.`}
      label="Reject transfer"
      danger
    >
      <TextArea label="Rejection Reason" name="reason" rows={4} max={limits.reasonLength} required />
    </Ask>
  );
}

function GiveBack({ order, decision }: Props) {
  const { refund } = order.decisions;
  if (!refund) return null;
  const byBank = order.paymentInfo.paymentMethod === 'bank';
  const how = byBank
    ? 'Send the money back from your bank first: this marks the transfer as refunded.'
    : 'The refund goes to the original payment method.';
  return (
    <Ask
      decision={decision}
      intent="refund"
      title="Refund this payment"
      description={`${how} We’ll email ${order.user.name} the amount and your reason. A full refund ends access to the course.`}
      label={byBank ? 'Mark as refunded' : 'Refund'}
      danger
    >
      <input type="hidden" name="refundedAmount" value={order.refundedAmount} />
      {refund.wholeOnly ? (
        <p>The full amount will be refunded.</p>
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
    </Ask>
  );
}
