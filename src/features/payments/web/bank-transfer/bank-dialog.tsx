import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { BankTransferSteps, transferIntro } from './bank-transfer-steps.tsx';
import type { TransferState } from './receipt-form.tsx';
import type { Transfer } from './transfer.ts';

/** The bank transfer, in a dialog over the checkout. Each new `transfer` opens it again. */
export function BankDialog({ transfer }: { transfer: Transfer }) {
  const [closed, setClosed] = useState<Transfer | null>(null);
  const [state, setState] = useState<TransferState>('open');
  const navigate = useNavigate();
  const close = () => {
    if (state === 'done') void navigate(`/payment/pending?orderId=${transfer.order._id}`);
    else setClosed(transfer);
  };
  return (
    <Dialog
      open={closed !== transfer}
      onClose={close}
      title="Bank transfer"
      description={transferIntro(transfer.order)}
      size="lg"
      busy={state === 'sending'}
    >
      <BankTransferSteps transfer={transfer} inDialog onState={setState} />
    </Dialog>
  );
}
