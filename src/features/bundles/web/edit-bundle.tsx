import { useState } from 'react';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { plainNumber } from '../../../contract/money/plain-number.ts';
import { ApiForm, type FormField } from '../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../lib/form/conflicts/edited-revision.tsx';
import { asNumber, type NamedField, ticked } from '../../../lib/form/conflicts/saved-instead.ts';
import { renewId, useNewRecord } from '../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { complete, required, requiredNumber, text } from '../../../lib/form/reading/form-fields.ts';
import { orBackTo } from '../../../lib/page/failures/or-back-to.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardEitherArea } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { type Choice, bundleLimits as limits, type OwnBundle } from '../contract.ts';
import type { Route } from './+types/edit-bundle';
import { CoursePicker, chosenField, chosenIn, places } from './course-picker.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Bundle · Milepost' }];

const failed = 'We couldn’t save the bundle.';

export async function loader(args: Route.LoaderArgs) {
  const role = await guardEitherArea(args);
  const { bundles, 'own-bundles': ownBundles } = scopeOf(args).api;
  const id = args.params.bundleId;
  const loading = Promise.all([
    read(bundles.courses.$get({ query: id ? { bundle: id } : {} })),
    id ? read(ownBundles[':id'].$get({ param: segments({ id }) })) : null,
  ]);
  const [{ courses, total }, saved] = await orBackTo(`/${role}-dashboard/bundles`, loading);
  const bundle = saved?.bundle ?? null;
  const choices = [...courses, ...othersIn(bundle, courses)];
  return { role, choices, isComplete: courses.length === total, bundle, newId: crypto.randomUUID() };
}

/**
 * The bundle's courses that are not offered, such as unpublished ones: without an option for each, saving would silently
 * remove them.
 */
const othersIn = (bundle: OwnBundle | null, offered: readonly Choice[]): Choice[] =>
  (bundle?.courses ?? []).filter(({ _id }) => !offered.some((choice) => choice._id === _id));

export async function action(args: Route.ActionArgs) {
  const role = await guardEitherArea(args);
  const form = await args.request.formData();
  const { bundles } = scopeOf(args).api;
  const id = args.params.bundleId;
  complete(form, ['subtitle', 'description']);
  const json = {
    title: text(form, 'title'),
    subtitle: text(form, 'subtitle'),
    description: text(form, 'description'),
    certificate: form.has('certificate'),
    price: requiredNumber(form, 'price'),
    courses: places.map((place) => text(form, place)).filter(Boolean),
    ...(id ? { version: Number(required(form, 'revision')) } : { id: text(form, 'newId') || undefined }),
  };
  try {
    const { message } = id
      ? await read(bundles[':id'].$put({ param: segments({ id }), json }))
      : await read(bundles.$post({ json }));
    return redirectWithToast(`/${role}-dashboard/bundles`, message);
  } catch (error) {
    renewId(form, 'newId', error, 'bundle.exists');
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/conflicts/revalidate-form.ts';

/** The fields that are compared after someone else has changed the bundle. */
const comparedFields: Record<string, NamedField> = {
  title: { label: 'Title' },
  subtitle: { label: 'Subtitle' },
  description: { label: 'Description' },
  price: { label: 'Price', read: asNumber },
  certificate: { label: 'Award a certificate and a badge', show: ticked },
  [chosenField]: {
    label: 'Courses, in order',
    read: (chosen) =>
      chosenIn(chosen)
        .map(({ _id }) => _id)
        .join(),
    show: (chosen) =>
      chosenIn(chosen)
        .map(({ title }) => `“${title}”`)
        .join(', '),
  },
};

/** The values that were sent. Without scripts, the courses are only in the fields of their places. */
function withChosen(values: Record<string, string>): Record<string, string> {
  const ids = places.map((place) => values[place]).filter(Boolean);
  return { ...values, [chosenField]: JSON.stringify(ids.map((_id) => ({ _id }))) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function EditBundle({ loaderData, actionData }: Route.ComponentProps) {
  const { role, bundle, choices, isComplete, newId } = loaderData;
  const failure = failureIn(actionData);
  const added = useNewRecord(newId, failure?.values.newId);
  const list = `/${role}-dashboard/bundles`;
  const title = bundle ? bundle.title : 'New bundle';
  const values = {
    title: bundle?.title,
    subtitle: bundle?.subtitle,
    description: bundle?.description,
    price: bundle?.price.toFixed(2),
    [chosenField]: JSON.stringify(bundle?.courses ?? []),
    ...Object.fromEntries(places.map((place, index) => [place, bundle?.courses[index]?._id ?? ''])),
  };
  const [price, setPrice] = useState(plainNumber(failure?.values.price || String(bundle?.price)));
  return (
    <>
      <PageHeader
        title={title}
        text="Choose the courses in the order in which learners should take them."
        breadcrumbs={[{ label: 'Bundles', to: list }, { label: title }]}
        actions={
          bundle?.forSale ? (
            <LinkButton to={`/bundles/${bundle.slug}`} variant="secondary">
              View public page
            </LinkButton>
          ) : undefined
        }
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        {choices.length < limits.fewest && <NoChoice role={role} />}
        <ApiForm
          key={bundle?._id}
          failure={failure}
          values={values}
          hiddenFields={bundle ? undefined : { newId: added.id }}
          className="space-y-4"
        >
          {({ busy, field }) => (
            <>
              <EditedRevision
                draft={{ of: `bundle:${bundle?._id ?? 'new'}`, creates: bundle ? undefined : added }}
                revision={bundle ? String(bundle.version) : undefined}
                saved={{ ...values, ...(bundle?.certificate && { certificate: 'on' }) }}
                fields={comparedFields}
                failure={failure && { ...failure, values: withChosen(failure.values) }}
              />
              <TextField label="Title" maxLength={limits.title} required {...field('title')} />
              <TextField label="Subtitle" maxLength={limits.subtitle} {...field('subtitle')} />
              <TextArea label="Description" rows={5} max={limits.description} {...field('description')} />
              <TextField
                label="Price"
                inputMode="decimal"
                prefix="$"
                hint="No more than the courses cost separately. Revenue is split in proportion to list prices."
                required
                {...field('price')}
                onInput={(event) => setPrice(plainNumber(event.currentTarget.value || 'none'))}
              />
              <CheckboxField
                label="Award a certificate and a badge for completing every course"
                name="certificate"
                defaultChecked={failure ? 'certificate' in failure.values : (bundle?.certificate ?? true)}
              />
              <CoursePicker
                field={field}
                bundleId={bundle?._id}
                choices={choices}
                isComplete={isComplete}
                showInstructor={role === 'admin'}
                problem={problemIn(field('courses'))}
                price={price}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={busy}>
                  Save bundle
                </Button>
                <LinkButton to={list} variant="secondary" disabled={busy} data-cancel>
                  Cancel
                </LinkButton>
              </div>
            </>
          )}
        </ApiForm>
      </Card>
    </>
  );
}

function NoChoice({ role }: { role: 'instructor' | 'admin' }) {
  return (
    <Notice tone="info" className="mb-4">
      {role === 'admin'
        ? 'No instructors have agreed to bundles yet. They can do so on their Bundles page.'
        : 'A bundle needs at least two published courses.'}
    </Notice>
  );
}

const problemIn = ({ error, errorFrom }: FormField) => ({ error, errorFrom });
