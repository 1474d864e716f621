import { toastRefusal } from '../../../../lib/form/after-sending/toast-refusal.ts';
import type { Route } from './+types/students';
import { loadPeople, managePeople } from './people.ts';
import { type PeopleCopy, PeopleTable } from './people-table.tsx';

const copy: PeopleCopy = {
  title: 'Students',
  text: 'Everyone who learns here, and how many courses they have taken.',
  things: 'students',
  thing: 'student',
  empty: 'No students available',
  noMatch: 'No matching students found',
  role: 'user',
};

export const meta: Route.MetaFunction = () => [{ title: `${copy.title} · Milepost` }];

export const loader = (args: Route.LoaderArgs) => loadPeople(args, copy.role);

export const action = (args: Route.ActionArgs) => managePeople(args, 'Student deleted successfully');

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleTable copy={copy} loaded={loaderData} refusal={actionData} />;
}
