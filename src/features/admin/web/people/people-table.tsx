import { useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { Role } from '../../../../contract/constants.ts';
import { formatCount } from '../../../../contract/text/formats.ts';
import { CsvLink } from '../../../../ui/actions/csv-link.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { ManagedUser } from '../../contract.ts';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import type { loadPeople } from './people.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonCell } from './person-cell.tsx';
import { RoleCell } from './role-cell.tsx';

/** The words of one list of people. */
export type PeopleWords = {
  title: string;
  text: string;
  /** In the plural and the singular. */
  things: string;
  thing: string;
  nobody: string;
  noMatch: string;
  role?: Role;
};

type Props = { words: PeopleWords; list: Awaited<ReturnType<typeof loadPeople>> };

/** People in a table: search, filter, sort, and what an administrator can do about each. */
export function PeopleTable({ words, list }: Props) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ManagedUser | null>(null);
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname === pathname;
  const revalidator = useRevalidator();
  const { users, total, page, limit, error } = list;
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: `Search ${words.things}`, placeholder: 'Search by name or email…' }}
        filters={words.role ? [statusFilter] : [roleFilter, statusFilter]}
        actions={<CsvLink address="/api/admin/users.csv" also={words.role && { role: words.role }} />}
      />
      <DataTable
        caption={words.title}
        columns={[...columnsOf(editing, setEditing), ...figuresOf(words.role), created]}
        rows={users}
        rowKey={(user) => user._id}
        defaultSort="-created"
        loading={loading}
        error={
          error
            ? { message: `Error fetching users: ${error}`, onRetry: () => revalidator.revalidate() }
            : null
        }
        rowActions={(user) => <PersonActions user={user} onRemove={() => setRemoving(user)} />}
        emptyMessage={words.nobody}
        noMatchMessage={words.noMatch}
      />
      <Pagination className="mt-4" list={{ page, limit, total }} things={words.things} thing={words.thing} />
      <DeletePersonDialog user={removing} thing={words.thing} onClose={() => setRemoving(null)} />
    </>
  );
}

const roleFilter = {
  name: 'role',
  label: 'Role',
  options: [
    { value: '', label: 'All roles' },
    { value: 'user', label: 'Students' },
    { value: 'instructor', label: 'Instructors' },
    { value: 'admin', label: 'Administrators' },
  ],
};

const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All statuses' },
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
    { value: 'unverified', label: 'Not verified' },
  ],
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

/** What counts depends on whom the list shows. */
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
  hideOnPhone: true,
  cell: (user) => <LocalTime look="short" iso={user.createdAt} />,
};
