import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';

/** Asks before unsaved work is left behind. */
export function LeaveGuard({ active, onDiscard }: { active: boolean; onDiscard: () => void }) {
  const blocker = useBlocker(active);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    >
      <p>Your changes haven’t been saved.</p>
    </ConfirmDialog>
  );
}
