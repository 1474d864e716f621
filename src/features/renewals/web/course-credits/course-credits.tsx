import { data } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { duration } from '../../../../contract/text/time/formats.ts';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { oneOf, required, wholeForm } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { instructorCrumbs } from '../../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/course-credits';
import { ClaimCard } from './claim-card.tsx';
import { ClaimForm } from './claim-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Credits · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

const failed = 'We couldn’t send your claim.';
const notWithdrawn = 'We couldn’t withdraw your claim.';
/**
 * Larger requests are not read into memory. A smaller one with a proof over 5 MB is refused, but keeps the other
 * fields.
 */
const mostReceived = 16 * 1024 * 1024;

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const param = segments({ id: args.params.courseId });
  return orNotFound(read(scopeOf(args).api.courses[':id'].credits.$get({ param })));
}

export const handle: PageHandle = { takesFile: true };

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const bytes = Number(args.request.headers.get('content-length') ?? 0);
  if (bytes > mostReceived) {
    const message = 'The proof must be 5 MB or less.';
    return data({ failure: { message, fields: { file: message }, values: {} } }, { status: 413 });
  }
  const form = await wholeForm(args.request);
  const { credits } = scopeOf(args).api.courses[':id'];
  const id = args.params.courseId;
  const list = `/instructor-dashboard/courses/${id}/credits`;
  if (oneOf(form, 'intent', ['claim', 'withdraw']) === 'withdraw') {
    try {
      const param = segments({ id, creditId: required(form, 'claim') });
      return redirectWithToast(list, (await read(credits[':creditId'].$delete({ param }))).message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return redirectWithToast(list, error.message, 'error');
    }
  }
  const body = new FormData();
  for (const [name, value] of form)
    if (name !== 'intent' && (typeof value === 'string' || value.size > 0)) body.set(name, value);
  try {
    const { message } = await read(credits.$post({ param: segments({ id }) }, { init: { body } }));
    return redirectWithToast(list, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (intent) => (intent === 'withdraw' ? notWithdrawn : failed));

/** The credits of an instructor's own course. */
export default function CourseCredits({ loaderData, actionData }: Route.ComponentProps) {
  const { course, claims, learning, suggestions } = loaderData;
  const practice = learning.practiceMinutes;
  const failure = failureIn(actionData);
  const isWithdrawal = failure?.values.intent === 'withdraw';
  return (
    <>
      <PageHeader
        title="Credits"
        text="The credits that learners earn towards renewing their certifications by completing this course."
        breadcrumbs={instructorCrumbs(course, { label: 'Credits' })}
      />
      <p className="mt-4 max-w-prose text-ink-2">
        The learning time is {duration(learning.seconds)} of lectures
        {practice > 0 ? ` and ${duration(practice * 60)} of exercises` : ''}. You can’t claim more than that.
        You declare the time for exercises in the editor, lecture by lecture.
      </p>
      <section aria-labelledby="claims" className="mt-6">
        <h2 id="claims" className="text-2xl">
          Your claims
        </h2>
        <ChangeFailed failure={isWithdrawal ? failure : undefined} />
        {claims.length === 0 ? (
          <EmptyState
            className="mt-4"
            title="No claims yet"
            text="Claim credits below. Until we’ve verified them, the course shows them as self-reported."
          />
        ) : (
          <ul className="mt-4 grid gap-4 xl:grid-cols-2">
            {claims.map((claim) => (
              <ClaimCard key={claim._id} claim={claim} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="claim" className="mt-10">
        <h2 id="claim" className="text-2xl">
          Claim credits
        </h2>
        <Card padding="lg" className="mt-4 max-w-3xl">
          <ClaimForm
            key={course._id}
            courseId={course._id}
            suggestions={suggestions}
            failure={isWithdrawal ? undefined : failure}
          />
        </Card>
      </section>
      <Marks />
    </>
  );
}
