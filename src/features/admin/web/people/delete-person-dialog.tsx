import { useFetcher } from 'react-router';
import { useWhenFinished } from '../../../../lib/form/after-sending/use-when-finished.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { ManagedUser } from '../../contract.ts';

/** Explains what happens to a user's data when the account is deleted. */
export const deletionText = ({ email, courses }: ManagedUser): string =>
  `${email} will be signed out and lose access immediately. Orders and enrolments are kept anonymously; certificates are deleted.${
    courses > 0
      ? ' Their courses are archived: removed from the catalogue but still available to enrolled learners.'
      : ''
  }`;

type Props = { user: ManagedUser | null; thing: string; onClose: () => void };

/** Asks before deleting a user, and explains what happens to their data. */
export function DeletePersonDialog({ user, ...rest }: Props) {
  return user && <OpenDialog key={user._id} user={user} {...rest} />;
}

function OpenDialog({ user, thing, onClose }: Props & { user: ManagedUser }) {
  const fetcher = useFetcher();
  useWhenFinished(fetcher.state, onClose);
  return (
    <ConfirmDialog
      open
      title={`Delete ${user.name}?`}
      confirmLabel={`Delete ${thing}`}
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() => fetcher.submit({ intent: 'delete', userId: user._id }, { method: 'post' })}
    >
      <p>Are you sure you want to delete this {thing}?</p>
      <p className="mt-3 text-sm text-ink-2">{deletionText(user)}</p>
    </ConfirmDialog>
  );
}
