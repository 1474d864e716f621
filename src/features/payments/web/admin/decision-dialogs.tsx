import { type FormEvent, type ReactNode, useId } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { AdminOrderDetail } from '../../contract.ts';
import type { Decision, Question } from './use-decision.ts';

type Props = { order: AdminOrderDetail; decision: Decision };

/** The one dialog that asks before a decision about an order. */
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

function Ask({ decision, intent, title, description, label, danger, children }: AskProps) {
  const form = useId();
  const { busy, refusal } = decision;
  const close = () => decision.ask(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    values.set('intent', intent);
    decision.decide(values);
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4">
        {refusal && (
          <Notice tone="error" role="alert">
            {refusal}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
}

function ConfirmPayment({ order, decision }: Props) {
  const { user, course, paymentInfo, receiptWaiting } = order;
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
  return (
    <Ask
      decision={decision}
      intent="confirm"
      title="Confirm this payment?"
      description={`${money} ${user.name} will be enrolled in “${course.title}” immediately and emailed a receipt.`}
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
