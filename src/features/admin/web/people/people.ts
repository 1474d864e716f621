import { data } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes, type Role, roles } from '../../../../contract/constants.ts';
import { oneOf, required } from '../../../../lib/form/reading/form-fields.ts';
import { loadList } from '../../../../lib/list/load-list.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { type PageArgs, type Scope, scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { UserQuery } from '../../contract.ts';

/** A page of all users, or of one role, from the URL's parameters. */
export async function loadPeople(args: PageArgs, role?: Role) {
  await guardAdmin(args);
  const { users } = scopeOf(args).api.admin;
  const options = {
    query: UserQuery,
    limit: pageSizes.users,
    failed: ({ message }: Error) => `Error fetching users: ${message}`,
  };
  return loadList(args.request, options, (query) =>
    read(users.$get({ query: { ...query, role: role ?? query.role } })),
  );
}

/** Why an action failed. */
export type Refusal = { failure: { message: string } };

const fallbacks = {
  role: 'Error updating role',
  status: 'Error updating user status',
  delete: 'Error deleting user',
};
type PersonAction = keyof typeof fallbacks;
const personActions = Object.keys(fallbacks) as PersonAction[];

/**
 * An administrator's actions on a user: change role, activate, deactivate, delete.
 * @param deleted the toast after a deletion
 */
export async function managePeople(args: PageArgs, deleted: string) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', personActions);
  try {
    const done = await carryOut(scopeOf(args).api, intent, form);
    const message = intent === 'delete' ? deleted : done;
    return redirectWithToast(addressOf(args), message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = error.status >= 500 ? fallbacks[intent] : error.message;
    return data<Refusal>({ failure: { message } }, { status: error.status });
  }
}

async function carryOut(api: Scope['api'], intent: PersonAction, form: FormData): Promise<string> {
  const user = api.admin.users[':id'];
  const param = segments({ id: required(form, 'userId') });
  switch (intent) {
    case 'delete':
      return (await read(user.$delete({ param }))).message;
    case 'role': {
      const role = oneOf(form, 'role', roles);
      const shownRole = oneOf(form, 'shownRole', roles);
      return (await read(user.role.$put({ param, json: { role, shownRole } }))).message;
    }
    case 'status': {
      const isActive = oneOf(form, 'isActive', ['true', 'false']) === 'true';
      return (await read(user.status.$put({ param, json: { isActive } } as { param: typeof param }))).message;
    }
  }
}
