import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useFetcher } from 'react-router';
import { useViewer } from '../../../../lib/page/use-viewer.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { ManagedUser } from '../../contract.ts';
import { useRefusalToast } from '../use-refusal-toast.ts';
import type { Refusal } from './people.ts';

type Props = { user: ManagedUser; onRemove: () => void };

/** Activate or deactivate, delete. Nobody does these to themselves. */
export function PersonActions({ user, onRemove }: Props) {
  if (useViewer()?._id === user._id) return <span className="text-sm text-ink-2">You</span>;
  return (
    <>
      <ActivityButton user={user} />
      <IconButton
        className="needs-js"
        label={`Delete ${user.name}`}
        title="Delete"
        size="sm"
        variant="danger"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  );
}

function ActivityButton({ user }: { user: ManagedUser }) {
  const fetcher = useFetcher<Refusal>();
  useRefusalToast(fetcher.data);
  const word = user.isActive ? 'Deactivate' : 'Activate';
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="userId" value={user._id} />
      <input type="hidden" name="isActive" value={String(!user.isActive)} />
      <IconButton
        type="submit"
        label={`${word} ${user.name}`}
        title={word}
        size="sm"
        busy={fetcher.state !== 'idle'}
      >
        {user.isActive ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
      </IconButton>
    </fetcher.Form>
  );
}
