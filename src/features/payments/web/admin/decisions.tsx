import { type FormEvent, useEffect, useMemo } from 'react';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { AdminOrderDetail } from '../../admin/contract.ts';
import { confirmationOf, type DecisionKind } from './confirmations.tsx';
import type { Decision } from './use-decision.ts';

type Props = { order: AdminOrderDetail; decision: Decision };

const kinds: DecisionKind[] = ['confirm', 'reject', 'refund'];

/** A button for each decision still possible on an order; without scripts, a form. */
export function DecisionButtons({ order, decision }: Props) {
  return kinds.map((kind) => {
    const confirmation = confirmationOf(order, kind);
    if (!confirmation) return null;
    const { fields, ...texts } = confirmation;
    return (
      <div key={kind} className="contents">
        <Button
          className="needs-js"
          variant={kind === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => decision.ask(kind)}
        >
          {texts.opener}
        </Button>
        <ConfirmWithoutScripts {...texts} hiddenFields={{ intent: kind }}>
          {fields}
        </ConfirmWithoutScripts>
      </div>
    );
  });
}

/** The confirmation dialog for every decision on an order. */
export function DecisionDialog({ order, decision }: Props) {
  const { kind, refusal } = decision;
  const failure = useMemo(() => (refusal === null ? undefined : { message: refusal }), [refusal]);
  const confirmation = kind && confirmationOf(order, kind);
  // If the decision was refused and is no longer possible, its dialog is gone, so a toast says why.
  const gone = kind && !confirmation ? refusal : null;
  useEffect(() => {
    if (gone !== null) toast.error(gone);
  }, [gone]);
  if (!confirmation) return null;
  const { opener: _, fields, ...texts } = confirmation;
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    return decision.decide(new FormData(event.currentTarget));
  }
  return (
    <FormDialog
      {...texts}
      busy={decision.busy}
      onClose={() => decision.ask(null)}
      failure={failure}
      hiddenFields={{ intent: kind }}
      onSubmit={submit}
    >
      <FormDraft of={`reason:${kind}-${order._id}`} closes />
      {fields}
    </FormDialog>
  );
}
