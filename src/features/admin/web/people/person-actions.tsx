import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useFetcher } from 'react-router';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { DeleteButton } from '../../../../ui/actions/delete-button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { ManagedUser } from '../../contract.ts';
import { deletionText } from './delete-person-dialog.tsx';

type Props = { user: ManagedUser; thing: string; onRemove: () => void };

/** Activate or deactivate, and delete; disabled for your own account. */
export function PersonActions({ user, thing, onRemove }: Props) {
  if (useViewer()?._id === user._id) return <span className="text-sm text-ink-2">You</span>;
  return (
    <>
      <ActivityButton user={user} />
      <DeleteButton what={user.name} onClick={onRemove} />
      <ConfirmWithoutScripts
        opener={
          <>
            Delete<span className="sr-only">: {user.name}</span>
          </>
        }
        title={`Delete ${user.name}?`}
        description={deletionText(user)}
        label={`Delete ${thing}`}
        size="sm"
        hiddenFields={{ intent: 'delete', userId: user._id }}
      />
    </>
  );
}

function ActivityButton({ user }: { user: ManagedUser }) {
  const fetcher = useFetcher();
  const label = user.isActive ? 'Deactivate' : 'Activate';
  return (
    <ApiForm
      fetcher={fetcher}
      hiddenFields={{ intent: 'status', userId: user._id, isActive: String(!user.isActive) }}
    >
      {({ busy }) => (
        <IconButton type="submit" label={`${label} ${user.name}`} title={label} size="sm" busy={busy}>
          {user.isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
        </IconButton>
      )}
    </ApiForm>
  );
}
