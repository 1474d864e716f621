import { toastRefusal } from '../../../../lib/form/after-sending/toast-refusal.ts';
import type { Route } from './+types/instructors';
import { loadPeople, managePeople } from './people.ts';
import { type PeopleCopy, PeopleTable } from './people-table.tsx';

const copy: PeopleCopy = {
  title: 'Instructors',
  text: 'Everyone who teaches, and how many courses and students they have.',
  things: 'instructors',
  thing: 'instructor',
  empty: 'No instructors available',
  noMatch: 'No matching instructors found',
  role: 'instructor',
};

export const meta: Route.MetaFunction = () => [{ title: `${copy.title} · Milepost` }];

export const loader = (args: Route.LoaderArgs) => loadPeople(args, copy.role);

export const action = (args: Route.ActionArgs) => managePeople(args, 'Instructor deleted successfully');

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

export default function Instructors({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleTable copy={copy} loaded={loaderData} refusal={actionData} />;
}
