import { type FormEvent, useId, useState } from 'react';
import { noRejectionReason } from '../../../../contract/text/wording.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Certificate } from '../../contract.ts';

type Props = {
  /** What is to be rejected; null keeps the dialog closed. */
  certificate: Certificate | null;
  busy: boolean;
  onClose: () => void;
  onReject: (id: string, reason: string) => void;
};

/** Asks for the reason, which the learner is mailed. */
export function RejectDialog({ certificate, busy, onClose, onReject }: Props) {
  const form = useId();
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    if (reason !== '' && certificate) onReject(certificate._id, reason);
  }
  return (
    <Dialog
      open={certificate !== null}
      onClose={onClose}
      title="Reject Certificate"
      description={
        certificate
          ? `We’ll email ${certificate.student.name} your reason. They can request it again.`
          : undefined
      }
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            Confirm Rejection
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextArea
          label="Rejection Reason"
          name="reason"
          rows={4}
          max={2000}
          required
          error={missing ? noRejectionReason : undefined}
        />
      </form>
    </Dialog>
  );
}
