import { orUnsaved } from '../../../../lib/form/or-connection-lost.ts';
import type { Route } from './+types/students';
import { loadPeople, managePeople } from './people.ts';
import { PeopleTable, type PeopleWords } from './people-table.tsx';

const words: PeopleWords = {
  title: 'Students',
  text: 'Students, with the number of courses each has taken.',
  things: 'students',
  thing: 'student',
  nobody: 'No students available',
  noMatch: 'No matching students found',
  role: 'user',
};

export const meta: Route.MetaFunction = () => [{ title: `${words.title} · Milepost` }];

export const loader = (args: Route.LoaderArgs) => loadPeople(args, words.role);

export const action = (args: Route.ActionArgs) => managePeople(args, 'Student deleted successfully');

export { shouldRevalidate } from '../../../../lib/form/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

export default function Students({ loaderData }: Route.ComponentProps) {
  return <PeopleTable words={words} loaded={loaderData} />;
}
