import { useState } from 'react';
import type { Role } from '../../../../contract/constants.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { Column } from '../../../../ui/lists/data-table.tsx';
import { resultNotice } from '../../../../ui/states/result-notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { ManagedUser } from '../../contract.ts';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import type { loadPeople, Refusal } from './people.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonCell } from './person-cell.tsx';
import { RoleCell } from './role-cell.tsx';

/** The copy of one list of users. */
export type PeopleCopy = {
  title: string;
  text: string;
  /** In the plural and the singular. */
  things: string;
  thing: string;
  empty: string;
  noMatch: string;
  role?: Role;
};

type Props = {
  copy: PeopleCopy;
  loaded: Awaited<ReturnType<typeof loadPeople>>;
  /** Why the last action failed, without scripts. */
  refusal: Refusal | undefined;
};

/** Users in a table with search, filters, sorting, and an administrator's actions. */
export function PeopleTable({ copy, loaded, refusal }: Props) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ManagedUser | null>(null);
  const list = defineList({
    rows: (data: Listed<'users', ManagedUser>) => data.users,
    caption: copy.title,
    things: copy.things,
    thing: copy.thing,
    search: { label: `Search ${copy.things}`, placeholder: 'Search by name or email…' },
    filters: copy.role ? [status] : [role, status],
    csv: { address: '/api/admin/users.csv', also: copy.role && { role: copy.role } },
    defaultSort: '-created',
    columns: [...columnsOf(editing, setEditing), ...figuresOf(copy.role), created],
    rowActions: (user) => <PersonActions user={user} thing={copy.thing} onRemove={() => setRemoving(user)} />,
    empty: copy.empty,
    noMatch: copy.noMatch,
  });
  return (
    <>
      <ListPage
        title={copy.title}
        text={copy.text}
        list={list}
        loaded={loaded}
        notice={resultNotice(refusal && { tone: 'error', message: refusal.failure.message })}
      />
      <DeletePersonDialog user={removing} thing={copy.thing} onClose={() => setRemoving(null)} />
    </>
  );
}

const role = {
  name: 'role',
  label: 'Role',
  all: 'All roles',
  options: { user: 'Students', instructor: 'Instructors', admin: 'Administrators' },
};

const status = {
  name: 'status',
  label: 'Status',
  all: 'All statuses',
  options: { active: 'Active', inactive: 'Inactive', unverified: 'Not verified' },
};

const columnsOf = (editing: string | null, edit: (id: string | null) => void): Column<ManagedUser>[] => [
  { key: 'name', header: 'Name', sortable: true, cell: (user) => <PersonCell person={user} /> },
  {
    key: 'role',
    header: 'Role',
    sortable: true,
    cell: (user) => (
      <RoleCell
        user={user}
        editing={editing === user._id}
        onEdit={() => edit(user._id)}
        onDone={() => edit(null)}
      />
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (user) => (
      <span className="flex flex-wrap gap-2">
        <Badge tone={user.isActive ? 'green' : 'neutral'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>
        {!user.isVerified && <Badge tone="amber">Not Verified</Badge>}
      </span>
    ),
  },
];

const figure = (key: 'courses' | 'students' | 'enrolledCourses', header: string): Column<ManagedUser> => ({
  key,
  header,
  sortable: true,
  align: 'end',
  cell: (user) => formatCount(user[key]),
});

/** The counted columns depend on the list. */
function figuresOf(role: Role | undefined): Column<ManagedUser>[] {
  const taught = [figure('courses', 'Courses'), figure('students', 'Students')];
  if (role === 'instructor') return taught;
  const learnt = figure('enrolledCourses', 'Enrolled');
  return role === 'user' ? [learnt] : [figure('courses', 'Courses'), learnt];
}

const created: Column<ManagedUser> = {
  key: 'created',
  header: 'Created',
  sortable: true,
  phone: 'rest',
  cell: (user) => <LocalTime format="short" iso={user.createdAt} />,
};
