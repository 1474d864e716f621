import Gift from 'lucide-react/icons/gift';
import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { oneOf, text } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Sign } from '../../../ui/display/sign.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { GiftClaim } from '../contract.ts';
import type { Route } from './+types/claim';
import { ClaimActions } from './claim-actions.tsx';
import { GiftCourseLine } from './gift-course-line.tsx';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('A gift for you');

const failed = 'We couldn’t give you the course just now.';
const notReturned = 'We couldn’t return the gift just now.';

export async function loader(args: Route.LoaderArgs) {
  const claims = scopeOf(args).api['gift-claims'];
  try {
    const { claim } = await read(claims[':token'].$get({ param: segments({ token: args.params.token }) }));
    return { claim, token: args.params.token };
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500)
      return data({ claim: null, token: args.params.token }, { status: 404 });
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['claim', 'return']);
  const claims = scopeOf(args).api['gift-claims'][':token'];
  const param = segments({ token: args.params.token });
  try {
    if (intent === 'return') {
      const { message } = await read(claims.return.$post({ param }));
      return redirectWithToast(`/claim/${args.params.token}`, message);
    }
    const json = form.has('courseId') ? { courseId: text(form, 'courseId') } : {};
    const { message, course } = await read(claims.$post({ param, json }));
    return redirectWithToast(`/dashboard/courses/${course._id}`, message);
  } catch (error) {
    const sentence = intent === 'return' ? notReturned : failed;
    return refusedDecision(`/claim/${args.params.token}`, sentence, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (intent) => (intent === 'return' ? notReturned : failed));

/** The page behind the link in an email or on a card. It asks first, because some programs open links to check them. */
export default function Claim({ loaderData: { claim, token }, actionData }: Route.ComponentProps) {
  if (!claim) return <UnknownGift />;
  const { gift } = claim;
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-8 sm:py-16">
      <Card padding="lg" className="w-full max-w-2xl">
        <Sign className="mb-6">
          <Gift className="size-6" />
        </Sign>
        <h1 className="text-3xl wrap-anywhere">{titleOf(claim)}</h1>
        {gift && (
          <>
            <p className="mt-2 text-lg wrap-anywhere text-ink-2">{gift.from} has given you a course.</p>
            {gift.message && (
              <blockquote className="mt-4 border-l-4 border-green pl-4 text-lg whitespace-pre-line wrap-anywhere">
                {gift.message}
              </blockquote>
            )}
            <div className="mt-6 border-t border-hairline pt-6">
              <GiftCourseLine course={gift.course} />
            </div>
          </>
        )}
        <div className="mt-6">
          {gift && claim.state !== 'refunded' ? (
            <ClaimActions claim={claim} token={token} failure={failureIn(actionData)} />
          ) : (
            <Closed state={claim.state} />
          )}
        </div>
      </Card>
    </main>
  );
}

/** A URL that belongs to no gift, such as one that was only partly copied. */
const UnknownGift = () => (
  <main id="main" tabIndex={-1} className="page-width py-20">
    <ErrorState
      level={1}
      title="We can’t find this gift"
      message="Open the whole link from the email, or scan the code on the card again. If it still doesn’t work, ask the person who gave it to you."
      action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
    />
  </main>
);

function titleOf({ gift, state }: GiftClaim): string {
  if (gift) return `A gift for you, ${gift.recipient}`;
  return state === 'refunded' ? 'This gift was refunded' : 'This gift has been claimed';
}

function Closed({ state }: Pick<GiftClaim, 'state'>) {
  return (
    <>
      <p>
        {state === 'refunded'
          ? 'It can no longer be claimed. The person who gave it can tell you more.'
          : 'The link works once. If you claimed it yourself, sign in with the account you used then.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/all-courses">Browse courses</LinkButton>
        {state === 'claimed' && (
          <LinkButton to="/dashboard/enrolled-courses" variant="secondary">
            My courses
          </LinkButton>
        )}
      </div>
    </>
  );
}
