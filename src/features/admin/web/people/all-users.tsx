import { toastRefusal } from '../../../../lib/form/after-sending/toast-refusal.ts';
import type { Route } from './+types/all-users';
import { loadPeople, managePeople } from './people.ts';
import { type PeopleCopy, PeopleTable } from './people-table.tsx';

const copy: PeopleCopy = {
  title: 'All users',
  text: 'Everyone with an account, and their role.',
  things: 'users',
  thing: 'user',
  empty: 'No users found',
  noMatch: 'No users found',
};

export const meta: Route.MetaFunction = () => [{ title: `${copy.title} · Milepost` }];

export const loader = (args: Route.LoaderArgs) => loadPeople(args);

export const action = (args: Route.ActionArgs) => managePeople(args, 'User deleted successfully');

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

export default function AllUsers({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleTable copy={copy} loaded={loaderData} refusal={actionData} />;
}
