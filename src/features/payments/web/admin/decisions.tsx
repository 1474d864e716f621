import { type FormEvent, useEffect, useMemo } from 'react';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { AdminOrderDetail } from '../../admin/contract.ts';
import { askedAbout, type Question } from './questions.tsx';
import type { Decision } from './use-decision.ts';

type Props = { order: AdminOrderDetail; decision: Decision };

const questions: Question[] = ['confirm', 'reject', 'refund'];

/** A button for each decision still possible on an order; without scripts, a form. */
export function DecisionButtons({ order, decision }: Props) {
  return questions.map((question) => {
    const asked = askedAbout(order, question);
    if (!asked) return null;
    const { fields, ...words } = asked;
    return (
      <div key={question} className="contents">
        <Button
          className="needs-js"
          variant={question === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => decision.ask(question)}
        >
          {words.opener}
        </Button>
        <ConfirmWithoutScripts {...words} hiddenFields={{ intent: question }}>
          {fields}
        </ConfirmWithoutScripts>
      </div>
    );
  });
}

/** The confirmation dialog for every decision on an order. */
export function DecisionDialog({ order, decision }: Props) {
  const { question, refusal } = decision;
  const failure = useMemo(() => (refusal === null ? undefined : { message: refusal }), [refusal]);
  const asked = question && askedAbout(order, question);
  // If the decision was refused and is no longer possible, its dialog is gone, so a toast says why.
  const gone = question && !asked ? refusal : null;
  useEffect(() => {
    if (gone !== null) toast.error(gone);
  }, [gone]);
  if (!asked) return null;
  const { opener: _, fields, ...words } = asked;
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    return decision.decide(new FormData(event.currentTarget));
  }
  return (
    <FormDialog
      {...words}
      busy={decision.busy}
      onClose={() => decision.ask(null)}
      failure={failure}
      hiddenFields={{ intent: question }}
      onSubmit={submit}
    >
      {fields}
    </FormDialog>
  );
}
