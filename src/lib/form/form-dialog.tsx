import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ApiForm, type ApiFormProps } from './api-form.tsx';

type Props = ApiFormProps & {
  open?: boolean;
  title: string;
  description?: string;
  /** The label of the button that sends the form. */
  label: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  onClose: () => void;
};

/**
 * A dialog around one form, with the buttons that send it or close it. Neither button works while the form is being
 * sent.
 */
export function FormDialog({ open = true, title, description, label, tone, busy, onClose, ...form }: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant={tone} busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      <ApiForm className="space-y-4" {...form} id={id} busy={busy} />
    </Dialog>
  );
}
