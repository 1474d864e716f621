import { type ReactNode, useState } from 'react';
import { read } from '../../../contract/api/read.ts';
import { categories, maxRows } from '../../../contract/constants.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { renewId, useNewRecord } from '../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../lib/form/form-buttons.tsx';
import { complete, text } from '../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardEitherArea } from '../../../lib/page/viewer/guard.ts';
import { Card } from '../../../ui/display/card.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { couponLimits as limits } from '../limits.ts';
import type { Route } from './+types/new-coupon';
import { type CouponLine, couponSummary } from './coupon-summary.ts';
import { couponValues } from './coupon-values.ts';

export const meta: Route.MetaFunction = () => [{ title: 'New coupon · Milepost' }];

const failed = 'We couldn’t create the coupon.';
const notLoaded = 'Failed to load the courses. Please try again.';

export async function loader(args: Route.LoaderArgs) {
  const role = await guardEitherArea(args);
  const { courses } = scopeOf(args).api;
  const list = await loadPart(
    coursesOf((page) =>
      role === 'admin'
        ? read(courses.$get({ query: { sort: 'title-asc', page, limit: maxRows } }))
        : read(courses['instructor-courses'].$get({ query: { sort: 'title', page, limit: maxRows } })),
    ),
    notLoaded,
  );
  return { role, problem: list.error, courses: list.data ?? [], newId: crypto.randomUUID() };
}

type Course = { _id: string; title: string };

/** More options would make the page slow; coupons for other courses can be created through the API. */
const mostPages = 20;

/** The courses to choose from: up to `mostPages` pages of the list, loaded one after another. */
async function coursesOf(pageOf: (page: number) => Promise<{ courses: Course[] }>): Promise<Course[]> {
  const all: Course[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { courses } = await pageOf(page);
    all.push(...courses.map(({ _id, title }) => ({ _id, title })));
    if (courses.length < maxRows) break;
  }
  return all;
}

export async function action(args: Route.ActionArgs) {
  const role = await guardEitherArea(args);
  const form = await args.request.formData();
  // If one of these is left empty, there is no such limit.
  complete(form, ['minimum', 'startsAt', 'endsAt', 'maxUses', 'count']);
  try {
    const json = { ...couponValues(form), batch: text(form, 'newId') || undefined };
    const { coupon, message } = await read(scopeOf(args).api.coupons.$post({ json }));
    const batch = coupon.count > 1 ? `?search=${encodeURIComponent(coupon.code.slice(0, -9))}` : '';
    return redirectWithToast(`/${role}-dashboard/coupons${batch}`, message);
  } catch (error) {
    renewId(form, 'newId', error, 'coupon.exists');
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const scopes = {
  instructor: [
    { value: 'course', label: 'One course' },
    { value: 'instructor', label: 'All my courses' },
  ],
  admin: [
    { value: 'course', label: 'One course' },
    { value: 'category', label: 'A category' },
    { value: 'all', label: 'All courses' },
  ],
};

const hints = {
  instructor: 'A coupon for all your courses also applies to your bundles.',
  admin: 'A coupon for all courses, or for the category The PMO Bundle, also applies to bundles.',
};

export default function NewCoupon({ loaderData, actionData }: Route.ComponentProps) {
  const { role, courses, problem, newId } = loaderData;
  const failure = failureIn(actionData);
  const created = useNewRecord(newId, failure?.values.newId);
  const isTicked = (name: string, first: boolean) => (failure ? name in failure.values : first);
  const list = `/${role}-dashboard/coupons`;
  const [summary, setSummary] = useState(() => couponSummary(new FormData(), courses));
  const summarise = (form: FormData) => setSummary(couponSummary(form, courses));
  return (
    <>
      <PageHeader
        title="New coupon"
        text="It applies to the price at the time of purchase."
        breadcrumbs={[{ label: 'Coupons', to: list }, { label: 'New coupon' }]}
      />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Card padding="lg">
          {problem && <Notice tone="error">{problem}</Notice>}
          <ApiForm
            failure={failure}
            hiddenFields={{ newId: created.id }}
            onInput={(event) => summarise(new FormData(event.currentTarget))}
          >
            {({ busy, field }) => (
              <>
                <FormDraft of="coupon" creates={created} />
                <FormSection title="Discount" text="A percentage or an amount.">
                  <TextField
                    label="Code"
                    maxLength={limits.codeMax}
                    hint="Letters from A to Z, digits and dashes. Leave empty and we’ll generate one."
                    autoComplete="off"
                    fieldClassName="sm:col-span-2"
                    {...field('code')}
                  />
                  <TextField label="Percentage off" inputMode="numeric" suffix="%" {...field('percent')} />
                  <TextField label="Or an amount off" inputMode="decimal" prefix="$" {...field('amount')} />
                </FormSection>
                <FormSection title="Courses" text="What learners can buy with it.">
                  <SelectField label="For" hint={hints[role]} options={scopes[role]} {...field('scope')} />
                  <SelectField
                    label="Course"
                    placeholder="Choose a course"
                    hint="For one course only."
                    options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
                    {...field('courseId')}
                  />
                  {role === 'admin' && (
                    <SelectField
                      label="Category"
                      placeholder="Choose a category"
                      hint="For a category only."
                      options={categories.map((name) => ({ value: name, label: name }))}
                      {...field('category')}
                    />
                  )}
                  <TextField
                    label="Minimum price"
                    inputMode="decimal"
                    prefix="$"
                    hint="Leave empty for any price."
                    {...field('minimum')}
                  />
                </FormSection>
                <FormSection title="Limits" text="When, how often and by whom it can be used.">
                  <TextField
                    label="First day"
                    type="date"
                    hint="In UTC. Leave empty to start immediately."
                    {...field('startsAt')}
                  />
                  <TextField
                    label="Last day"
                    type="date"
                    hint="In UTC. Leave empty for no end date."
                    {...field('endsAt')}
                  />
                  <TextField
                    label="Maximum uses"
                    inputMode="numeric"
                    hint="Leave empty for no limit."
                    {...field('maxUses')}
                  />
                  <TextField
                    label="Number of codes"
                    inputMode="numeric"
                    hint={`More than one: single-use, at most ${limits.atOnce}.`}
                    {...field('count')}
                  />
                  <div className="space-y-2 sm:col-span-2">
                    <CheckboxField
                      label="Once per person"
                      name="oncePerPerson"
                      defaultChecked={isTicked('oncePerPerson', true)}
                    />
                    <CheckboxField
                      label="Only for a first purchase"
                      name="firstPurchase"
                      defaultChecked={isTicked('firstPurchase', false)}
                    />
                  </div>
                  <TextField
                    label="Note"
                    maxLength={limits.note}
                    hint="Only you see it."
                    fieldClassName="sm:col-span-2"
                    {...field('note')}
                  />
                </FormSection>
                <FormButtons label="Create coupon" busy={busy} cancelTo={list} className="mt-6" />
              </>
            )}
          </ApiForm>
        </Card>
        <CouponSummary lines={summary} />
      </div>
    </>
  );
}

function FormSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-b border-hairline pb-6 not-first:pt-6" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="mb-4 text-sm text-ink-2">{text}</p>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** A summary of the form so far. It needs scripts, because it changes with the fields. */
function CouponSummary({ lines }: { lines: CouponLine[] }) {
  return (
    <Card as="section" aria-labelledby="summary" className="needs-js max-xl:hidden xl:sticky xl:top-8">
      <h2 id="summary" className="text-lg">
        Summary
      </h2>
      <dl className="mt-3 space-y-3">
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
