import { useEffect } from 'react';
import { redirect, useNavigation } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../lib/form/form-buttons.tsx';
import { orRedirect } from '../../../lib/page/failures/or-redirect.ts';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';
import type { Route } from './+types/give';
import { GiftCourseLine } from './gift-course-line.tsx';
import { GiftFields } from './gift-fields.tsx';
import { giftIn } from './read-gift-form.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Give a course');

const failed = 'We couldn’t prepare your gift.';

/** Loads the course. If it cannot be given, redirects to the course's own page, which explains why. */
export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { courseId } = args.params;
  const { courses } = scopeOf(args).api;
  const { course } = await orRedirect(
    `/courses/${encodeURIComponent(courseId)}`,
    read(courses[':id'].$get({ param: segments({ id: courseId }) })),
  );
  if ((course.discountPrice ?? course.price) === 0) throw redirect(`/courses/${course.slug}`);
  return { course };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  try {
    const json = { courseId: args.params.courseId, ...giftIn(form) };
    const { gift } = await read(scopeOf(args).api.gifts.$post({ json }));
    return redirect(`/checkout/gift/${gift._id}`, 303);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** Once a gift is saved, the Back button leads to it, not to an empty form, which would create a second one. */
function useBackToSaved(): void {
  const [, saved] = /^\/checkout\/gift\/([^/]+)/.exec(useNavigation().location?.pathname ?? '') ?? [];
  useEffect(() => {
    if (saved) window.history.replaceState(window.history.state, '', `/gifts/${saved}`);
  }, [saved]);
}

export default function Give({ loaderData: { course }, actionData }: Route.ComponentProps) {
  useBackToSaved();
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-6 sm:py-8">
      <Steps
        label="Giving a course"
        current={0}
        steps={[{ label: 'Gift' }, { label: 'Checkout' }, { label: 'Payment' }, { label: 'Gift sent' }]}
      />
      <h1 className="mt-6 text-3xl">Give this course</h1>
      <p className="mt-2 text-lg text-ink-2">
        We’ll email the recipient a link. You can get a refund until they claim it.
      </p>
      <Card padding="lg" className="mt-6 space-y-6">
        <GiftCourseLine course={course} price={course.discountPrice ?? course.price} />
        <ApiForm key={course._id} failure={failureIn(actionData)} className="space-y-4">
          {({ busy, field }) => (
            <>
              <FormDraft of={`gift:${course._id}`} />
              <GiftFields field={field} />
              <FormButtons label="Continue to checkout" busy={busy} cancelTo={`/courses/${course.slug}`} />
            </>
          )}
        </ApiForm>
      </Card>
    </main>
  );
}
