import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

type Props = {
  /** The action itself, as a verb, on the button and in the dialog. */
  label: string;
  title: string;
  failure: FormFailure | undefined;
  hiddenFields: Record<string, string>;
  /** The consequences, shown beside the button and in the dialog. */
  children: ReactNode;
};

/** Asks before the record of the page is removed. Without JavaScript the consequences are shown beside the button. */
export function ConfirmedRemoval({ label, title, failure, hiddenFields, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isConfirmed = useRef(false);
  const [open, setOpen] = useState(false);
  const ask = (event: FormEvent) => {
    if (isConfirmed.current) return;
    event.preventDefault();
    setOpen(true);
  };
  const confirm = () => {
    setOpen(false);
    isConfirmed.current = true;
    form.current?.requestSubmit();
    isConfirmed.current = false;
  };
  return (
    <>
      <ApiForm
        ref={form}
        failure={failure}
        hiddenFields={hiddenFields}
        onSubmit={ask}
        className="mt-6 grid max-w-3xl justify-items-start gap-4"
      >
        {({ busy }) => (
          <>
            <p className="text-ink-2">{children}</p>
            <Button type="submit" variant="danger" busy={busy}>
              {label}
            </Button>
          </>
        )}
      </ApiForm>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={label}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
