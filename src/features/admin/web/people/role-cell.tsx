import Pencil from 'lucide-react/icons/pencil';
import { useFetcher } from 'react-router';
import { type Role, roles } from '../../../../contract/constants.ts';
import { useWhenFinished } from '../../../../lib/form/after-sending/use-when-finished.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import type { ManagedUser } from '../../contract.ts';
import type { Refusal } from './people.ts';

const names: Record<Role, string> = { user: 'Student', instructor: 'Instructor', admin: 'Administrator' };
const options = roles.map((value) => ({ value, label: names[value] }));

const fieldsOf = ({ _id, role }: ManagedUser) => ({ intent: 'role', userId: _id, shownRole: role });

type Props = { user: ManagedUser; editing: boolean; onEdit: () => void; onDone: () => void };

/** A user's role with a button to edit it; while editing, a select with Save and Cancel. */
export function RoleCell({ user, editing, onEdit, onDone }: Props) {
  const isOneself = useViewer()?._id === user._id;
  if (editing) return <RoleEditor user={user} onDone={onDone} />;
  return (
    <div className="flex min-w-30 flex-wrap items-center gap-1">
      <Badge tone={user.role === 'admin' ? 'amber' : 'neutral'}>{names[user.role]}</Badge>
      {!isOneself && (
        <IconButton
          className="needs-js"
          label={`Edit the role of ${user.name}`}
          title="Edit role"
          size="sm"
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      {!isOneself && (
        <ConfirmWithoutScripts
          opener={
            <>
              Edit role<span className="sr-only">: {user.name}</span>
            </>
          }
          title={`Role of ${user.name}`}
          label="Save"
          tone="primary"
          size="sm"
          hiddenFields={fieldsOf(user)}
        >
          <SelectField label="Role" name="role" options={options} defaultValue={user.role} />
        </ConfirmWithoutScripts>
      )}
    </div>
  );
}

function RoleEditor({ user, onDone }: Pick<Props, 'user' | 'onDone'>) {
  const fetcher = useFetcher<Refusal>();
  const failure = fetcher.data?.failure;
  useWhenFinished(fetcher.state, () => {
    if (!failure) onDone();
  });
  return (
    <ApiForm
      fetcher={fetcher}
      values={{ role: user.role }}
      hiddenFields={fieldsOf(user)}
      className="flex min-w-32 flex-col gap-2"
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {({ busy, field }) => (
        <>
          <SelectField
            // Shows the current role again after another administrator has changed it.
            key={user.role}
            label={`Role of ${user.name}`}
            labelHidden
            options={options}
            autoFocus
            {...field('role')}
          />
          <span className="flex gap-2">
            <Button type="submit" size="sm" busy={busy}>
              Save
            </Button>
            <Button variant="secondary" size="sm" onClick={onDone} disabled={busy}>
              Cancel
            </Button>
          </span>
        </>
      )}
    </ApiForm>
  );
}
