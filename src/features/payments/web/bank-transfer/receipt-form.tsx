import Mail from 'lucide-react/icons/mail';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { FileField } from '../../../../ui/forms/file-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { receiptAccept, receiptProblem } from '../../../media/web/upload/check-file.ts';
import type { BankAccount, SinceOrdered } from '../../bank-transfers/bank-contract.ts';
import type { Receipt } from '../../contract.ts';
import { copy } from '../../copy.ts';
import { bankCopy, openEmailProgram, receiptEmailUrl } from './bank-copy.ts';
import { ReceiptRefused, uploadReceipt } from './upload-receipt.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'done'; message: string };

type Props = {
  order: Receipt;
  account: BankAccount | undefined;
  supportEmail: string;
  heading: 'h2' | 'h3';
  onState: (state: TransferState) => void;
  refusal?: string;
  /** Whether the buyer has been told what has changed since the order; a receipt is then for the order's own amount. */
  knowsChange: boolean;
  /** The notice about what has changed, shown here if the change was found when the receipt was sent. */
  change: ReactNode;
  onChanged: (since: SinceOrdered) => void;
};

/** The id of the form. The choice of an account, which is above the form, names it. */
export const receiptFormId = 'receipt-form';

/** Whether the receipt can still be changed: not while it is being sent, nor once it has arrived. */
export type TransferState = 'open' | 'sending' | 'done';

const faultIn = (file: File): string | null =>
  file.size > limits.receiptBytes ? copy.receiptTooLarge : receiptProblem(file);

/**
 * The receipt upload. Once it has arrived the form is locked and shows “Done”. Without scripts it posts to the page.
 */
export function ReceiptForm(props: Props) {
  const { order, account, supportEmail, heading: Heading, onState, refusal } = props;
  const { knowsChange, change, onChanged } = props;
  const amount = knowsChange ? order.paymentInfo.amount : undefined;
  const [state, setState] = useState<State>(refusal ? { kind: 'failed', reason: refusal } : { kind: 'idle' });
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  const [file, setFile] = useState<File | null>(null);
  const fault = file && faultIn(file);
  const locked = state.kind === 'sending' || state.kind === 'done';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file || !account || fault || locked) return;
    onState('sending');
    setState({ kind: 'sending', percent: 0 });
    try {
      const receipt = { orderId: order._id, bank: account.id, file, amount };
      const message = await uploadReceipt(receipt, (percent) => setState({ kind: 'sending', percent }));
      setState({ kind: 'done', message });
      onState('done');
      openEmailProgram(receiptEmailUrl(supportEmail, order, account));
    } catch (error) {
      onState('open');
      if (error instanceof ReceiptRefused && error.sinceOrdered) {
        setState({ kind: 'idle' });
        return onChanged(error.sinceOrdered);
      }
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="receipt">
      <Heading id="receipt" className="text-xl">
        2. Upload your receipt
      </Heading>
      <form
        id={receiptFormId}
        method="post"
        action={`/payment/bank/${order._id}`}
        encType="multipart/form-data"
        className="mt-4 space-y-4"
        onSubmit={submit}
        aria-busy={state.kind === 'sending'}
      >
        <FileField
          name="file"
          label="Payment receipt"
          hint="JPG, PNG, PDF (Max 5MB)"
          accept={receiptAccept}
          required
          disabled={locked}
          error={fault ?? undefined}
          onFiles={([chosen]) => {
            setFile(chosen ?? null);
            setState({ kind: 'idle' });
          }}
          progress={
            state.kind === 'sending' ? { value: state.percent, label: 'Sending your receipt' } : undefined
          }
        />
        {amount !== undefined && <input type="hidden" name="amount" value={amount} />}
        {change}
        <Outcome state={state} order={order} account={account} supportEmail={supportEmail} />
        <Actions
          state={state}
          amount={amount}
          isPushedDown={state.kind === 'done' || change !== null}
          ready={!isInteractive || (file !== null && !fault && account !== undefined)}
          isMissing={isInteractive && file === null}
          orderId={order._id}
          mail={receiptEmailUrl(supportEmail, order, account)}
        />
      </form>
    </Card>
  );
}

function Outcome({
  state,
  order,
  account,
  supportEmail,
}: Pick<Props, 'order' | 'account' | 'supportEmail'> & { state: State }) {
  if (state.kind === 'done')
    return (
      <Notice tone="success" role="status" title={state.message}>
        {bankCopy.submitted(order)}
      </Notice>
    );
  if (state.kind !== 'failed') return null;
  return (
    <Notice tone="error" role="alert" title={state.reason}>
      <a className="link" href={receiptEmailUrl(supportEmail, order, account)}>
        {bankCopy.failed(supportEmail)}
      </a>
    </Notice>
  );
}

type ActionsProps = {
  state: State;
  /** Shown on the button if the buyer could pay less. */
  amount: number | undefined;
  /** Whether something has appeared above the buttons, often pushing them out of view. */
  isPushedDown: boolean;
  ready: boolean;
  /** Whether no file has been chosen. The error of a chosen file is shown beside it. */
  isMissing: boolean;
  orderId: string;
  mail: string;
};

function Actions({ state, amount, isPushedDown, ready, isMissing, orderId, mail }: ActionsProps) {
  const navigate = useNavigate();
  const done = state.kind === 'done';
  const toNextPage = () => void navigate(`/payment/pending?orderId=${orderId}`);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPushedDown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPushedDown]);
  // The main button stays the same element, so that it keeps focus when the form is locked.
  return (
    <div ref={row} className="flex scroll-mb-6 flex-wrap gap-3">
      <Button
        type={done ? 'button' : 'submit'}
        busy={state.kind === 'sending'}
        disabled={!ready}
        onClick={done ? toNextPage : undefined}
      >
        {done ? 'Done' : amount !== undefined ? `Submit receipt for ${formatUsd(amount)}` : 'Submit receipt'}
      </Button>
      {!done && (
        <Button
          variant="secondary"
          className="needs-js"
          disabled={!ready || state.kind === 'sending'}
          icon={<Mail aria-hidden="true" />}
          onClick={() => openEmailProgram(mail)}
        >
          Email receipt
        </Button>
      )}
      {isMissing && <p className="w-full text-sm text-ink-2">{bankCopy.missing}</p>}
    </div>
  );
}
