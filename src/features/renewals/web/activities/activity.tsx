import { data } from 'react-router';
import type { ApiClient } from '../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { renewId } from '../../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { complete, oneOf, required, text, wholeForm } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { orBackTo } from '../../../../lib/page/failures/or-back-to.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/activity';
import { ActivityForm } from './activity-form.tsx';
import { bodyFrom, fieldNames, valuesOf } from './activity-values.ts';
import { addEvidence, EvidenceCard, removeEvidence } from './evidence-card.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry?.title ?? 'Add activity'} · Milepost` },
];

const list = '/dashboard/renewals';
const failed = 'We couldn’t save your activity.';
const filesFailed = 'We couldn’t change the files.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { holdings, entries } = scopeOf(args).api.renewals;
  const { id } = args.params;
  const loading = Promise.all([
    read(holdings.$get()),
    id ? read(entries[':id'].$get({ param: segments({ id }) })) : null,
    id ? read(entries[':id'].evidence.$get({ param: segments({ id }) })) : null,
  ]);
  const [held, found, files] = await orBackTo(list, loading);
  return {
    holdings: held.holdings,
    entry: found?.entry ?? null,
    evidence: files?.evidence ?? [],
    newId: crypto.randomUUID(),
  };
}

export const handle: PageHandle = { takesFile: true };

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await receivedForm(args.request);
  if (form === null)
    return data(
      { failure: { message: tooLarge, fields: { file: tooLarge }, values: { intent: addEvidence } } },
      { status: 413 },
    );
  const { entries } = scopeOf(args).api.renewals;
  const { id } = args.params;
  if (id && form.has('intent')) return changeEvidence(scopeOf(args).api, id, form);
  try {
    const json = await changed(scopeOf(args).api, id, form);
    const { message } = await read(
      id
        ? entries[':id'].$put({ param: segments({ id }), json })
        : entries.$post({ json: { ...json, id: text(form, 'newId') || undefined } }),
    );
    return redirectWithToast(list, message);
  } catch (error) {
    renewId(form, 'newId', error, 'renewals.entry_exists');
    return failureOr(failed, form, error);
  }
}

/**
 * The activity as the form changes it. What it counts for in certifications added since the form was opened stays.
 * @throws a 400 page for a form without its reflection, which would erase it
 */
async function changed(
  { renewals: { holdings, entries } }: ApiClient,
  id: string | undefined,
  form: FormData,
) {
  complete(form, ['reflection']);
  const held = (await read(holdings.$get())).holdings;
  const shown = held.filter(({ _id }) => form.has(fieldNames.group(_id, 0)));
  const body = bodyFrom(form, shown);
  if (!id || shown.length === held.length) return body;
  const { entry } = await read(entries[':id'].$get({ param: segments({ id }) }));
  const others = entry.allocations.filter(({ holding }) => !shown.some(({ _id }) => _id === holding));
  return { ...body, allocations: [...body.allocations, ...others] };
}

/** Larger requests are not read into memory: a file is at most 5 MB, and its form has no text fields. */
const mostReceived = 6 * 1024 * 1024;
const tooLarge = 'The file must be 5 MB or less.';

/** @returns null if it is far too large. @throws a 400 page for a form that arrived incomplete */
async function receivedForm(request: Request): Promise<FormData | null> {
  return Number(request.headers.get('content-length') ?? 0) > mostReceived ? null : wholeForm(request);
}

/** Adds or removes a file and returns to the activity, which shows the current files even if another tab changed them. */
async function changeEvidence(api: ApiClient, id: string, form: FormData) {
  const { evidence } = api.renewals.entries[':id'];
  const here = `${list}/activity/${id}`;
  try {
    if (oneOf(form, 'intent', [addEvidence, removeEvidence]) === removeEvidence) {
      const param = segments({ id, evidenceId: required(form, 'evidence') });
      return redirectWithToast(here, (await read(evidence[':evidenceId'].$delete({ param }))).message);
    }
    const body = new FormData();
    const file = form.get('file');
    if (file instanceof File && file.size > 0) body.set('file', file);
    const { message } = await read(evidence.$post({ param: segments({ id }) }, { init: { body } }));
    return redirectWithToast(here, message);
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 409))
      return redirectWithToast(here, error.message, 'error');
    return failureOr(filesFailed, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (intent) => (intent === null ? failed : filesFailed));

export default function Activity({ loaderData, actionData }: Route.ComponentProps) {
  const { holdings, entry, evidence, newId } = loaderData;
  const failure = failureIn(actionData);
  const isAboutFiles = failure !== undefined && 'intent' in failure.values;
  const title = entry ? 'Edit activity' : 'Add activity';
  return (
    <>
      <PageHeader
        title={title}
        text="Anything you learned or contributed: a course, an event, a book, a talk."
        breadcrumbs={[{ label: 'My renewals', to: list }, { label: title }]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ActivityForm
          key={entry?._id}
          id={entry?._id}
          newId={newId}
          holdings={holdings}
          values={entry ? valuesOf(entry) : {}}
          failure={isAboutFiles ? undefined : failure}
          cancelTo={list}
        />
      </Card>
      {entry && <EvidenceCard evidence={evidence} failure={isAboutFiles ? failure : undefined} />}
      <Marks />
    </>
  );
}
