import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { useWhenFinished } from '../../../lib/form/after-sending/use-when-finished.ts';
import { ConfirmWithoutScripts } from '../../../lib/form/confirm-without-scripts.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { PayoutRun } from '../contract.ts';
import { runName } from '../rules/run-name.ts';

/** Asks before money is sent: in a dialog or, without scripts, in place. */
export function ApproveRun({ run }: { run: PayoutRun }) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const [asking, ask] = useState(false);
  useWhenFinished(state, () => ask(false));
  const amount = formatUsd(run.amount);
  const title = `Approve “${runName(run)}”?`;
  const label = `Approve ${amount}`;
  const consequences = `${counted(run.payouts, 'payout')}, ${amount} in total. ${whatFollows(run)}`;
  const fields = { intent: 'approve' };
  return (
    <>
      <Button className="needs-js" onClick={() => ask(true)}>
        Approve the run
      </Button>
      <ConfirmWithoutScripts
        opener="Approve the run"
        title={title}
        description={consequences}
        label={label}
        tone="primary"
        hiddenFields={fields}
      />
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={label}
        tone="default"
        busy={state !== 'idle'}
        onClose={() => ask(false)}
        onConfirm={() => submit(fields, { method: 'post' })}
      >
        <p>{consequences}</p>
      </ConfirmDialog>
    </>
  );
}

function whatFollows({ approvalsNeeded, approvedBy, payouts, bankTransfers }: PayoutRun): string {
  if (approvalsNeeded - approvedBy.length > 1)
    return 'Nothing is sent until a second administrator approves it.';
  const byBank = bankTransfers > 0 ? ['You make the bank transfers yourself.'] : [];
  const sent = bankTransfers < payouts ? ['The money is sent immediately. This can’t be undone.'] : [];
  return [...sent, ...byBank].join(' ');
}
