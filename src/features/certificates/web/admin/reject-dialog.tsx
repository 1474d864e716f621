import { type FormEvent, useState } from 'react';
import { noRejectionReason } from '../../../../contract/text/wording.ts';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Certificate } from '../../contract.ts';

type Props = {
  /** The certificate to reject; null keeps the dialog closed. */
  certificate: Certificate | null;
  busy: boolean;
  onClose: () => void;
  onReject: (id: string, reason: string) => Promise<void>;
};

export const rejectionText = (name: string): string =>
  `We’ll email ${name} your reason. They can request it again.`;

/** Asks for the reason, which is emailed to the learner. */
export function RejectDialog({ certificate, ...rest }: Props) {
  return certificate ? <OpenDialog key={certificate._id} certificate={certificate} {...rest} /> : null;
}

function OpenDialog({ certificate, busy, onClose, onReject }: Props & { certificate: Certificate }) {
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> | undefined {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    return reason === '' ? undefined : onReject(certificate._id, reason);
  }
  return (
    <FormDialog
      title="Reject Certificate"
      description={rejectionText(certificate.student.name)}
      label="Confirm Rejection"
      tone="danger"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <FormDraft of={`reason:${certificate._id}`} closes />
      <TextArea
        label="Rejection Reason"
        name="reason"
        rows={4}
        max={2000}
        required
        error={missing ? noRejectionReason : undefined}
      />
    </FormDialog>
  );
}
