import type { FormEvent } from 'react';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { DatedCertificate } from '../../contract.ts';

type Props = {
  /** The certificate whose date is corrected; null keeps the dialog closed. */
  certificate: DatedCertificate | null;
  busy: boolean;
  onClose: () => void;
  onCorrect: (number: string, correction: Correction) => Promise<void>;
};

/** The new last day, and the last day that the dialog showed: ISO dates, or empty for a badge that does not expire. */
export type Correction = { validUntil: string; shownValidUntil: string };

export const lastDayOf = ({ validUntil }: Pick<DatedCertificate, 'validUntil'>): string =>
  validUntil?.slice(0, 10) ?? '';

export const correctionText = (learner: string): string =>
  `We’ll issue the badge again and email ${learner}. Copies with the old date show as revoked.`;

export const ExpiryField = ({ validUntil }: Pick<DatedCertificate, 'validUntil'>) => (
  <TextField
    label="Valid until"
    type="date"
    name="validUntil"
    defaultValue={lastDayOf({ validUntil })}
    hint="The last day, in UTC. Leave it empty if it doesn’t expire."
  />
);

/** Asks for the last day on which a badge is valid. */
export function ExpiryDialog({ certificate, busy, onClose, onCorrect }: Props) {
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> | undefined {
    event.preventDefault();
    const validUntil = String(new FormData(event.currentTarget).get('validUntil') ?? '');
    return certificate
      ? onCorrect(certificate.number, { validUntil, shownValidUntil: lastDayOf(certificate) })
      : undefined;
  }
  return (
    <FormDialog
      open={certificate !== null}
      title="Correct expiry date"
      description={certificate ? correctionText(certificate.student.name) : undefined}
      label="Correct date"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <ExpiryField key={certificate?._id} validUntil={certificate?.validUntil ?? null} />
    </FormDialog>
  );
}
