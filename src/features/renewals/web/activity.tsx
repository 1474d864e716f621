import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { failureOr } from '../../../lib/form/failure-or.ts';
import { failureIn } from '../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/or-connection-lost.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { guardRole } from '../../../lib/page/guard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import type { Route } from './+types/activity';
import { ActivityForm } from './activity-form.tsx';
import { bodyFrom, valuesOf } from './activity-values.ts';
import { Marks } from './marks.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry?.title ?? 'Add activity'} · Milepost` },
];

const list = '/dashboard/renewals';
const failed = 'We couldn’t save your activity.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { holdings, entries } = scopeOf(args).api.renewals;
  const { id } = args.params;
  try {
    const [held, found] = await Promise.all([
      read(holdings.$get()),
      id ? read(entries[':id'].$get({ param: segments({ id }) })) : null,
    ]);
    return { holdings: held.holdings, entry: found?.entry ?? null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    throw redirectWithToast(list, error.message, 'error');
  }
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const { holdings, entries } = scopeOf(args).api.renewals;
  const { id } = args.params;
  try {
    const json = bodyFrom(form, (await read(holdings.$get())).holdings);
    const { message } = await read(
      id ? entries[':id'].$put({ param: segments({ id }), json }) : entries.$post({ json }),
    );
    return redirectWithToast(list, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function Activity({ loaderData: { holdings, entry }, actionData }: Route.ComponentProps) {
  const title = entry ? 'Edit activity' : 'Add activity';
  return (
    <>
      <PageHeader
        title={title}
        text="Anything you learned or gave back: a course, an event, a book, a talk."
        breadcrumbs={[{ label: 'My renewals', to: list }, { label: title }]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ActivityForm
          holdings={holdings}
          values={entry ? valuesOf(entry) : {}}
          failure={failureIn(actionData)}
          cancelTo={list}
        />
      </Card>
      <Marks />
    </>
  );
}
