import { ApiForm } from '../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { askToVerify } from '../../../lib/page/viewer/ask-to-verify.ts';
import { useViewer } from '../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { GiftClaim } from '../contract.ts';

type Props = { claim: GiftClaim; token: string; failure: FormFailure | undefined };

/** What the reader can do with the gift, or why they can do nothing. */
export function ClaimActions({ claim, token, failure }: Props) {
  const viewer = useViewer();
  const { isBuyer, claimed, ownsCourse } = claim.viewer;
  if (claimed)
    return (
      <>
        <Notice tone="success">You’ve claimed this gift.</Notice>
        <LinkButton to={`/dashboard/courses/${claimed}`} size="lg" className="mt-4 w-full sm:w-auto">
          Open the course
        </LinkButton>
      </>
    );
  if (isBuyer)
    return (
      <>
        <Notice tone="info">
          You bought this gift. Only another person can claim it: send them the link, or print the card from
          your order.
        </Notice>
        <LinkButton to="/dashboard/orders" variant="secondary" className="mt-4">
          Your orders
        </LinkButton>
      </>
    );
  if (claim.state === 'blocked')
    return (
      <Notice tone="warning">
        This gift can’t be claimed at the moment, because we’re checking its payment. Please try again later.
      </Notice>
    );
  if (!viewer) return <SignInFirst token={token} />;
  if (!viewer.isVerified) return <Notice tone="info">{askToVerify} Then open this page again.</Notice>;
  if (viewer.role !== 'user')
    return (
      <Notice tone="info">
        Instructors and administrators can’t take courses as learners. Please sign in with a learner account.
      </Notice>
    );
  return ownsCourse ? <ChooseAnother claim={claim} failure={failure} /> : <ClaimIt failure={failure} />;
}

function SignInFirst({ token }: { token: string }) {
  const next = encodeURIComponent(`/claim/${token}`);
  return (
    <>
      <p>Sign in or create a free account, and the course is yours.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/auth?next=${next}&tab=register`} size="lg">
          Create an account
        </LinkButton>
        <LinkButton to={`/auth?next=${next}`} size="lg" variant="secondary">
          Sign in
        </LinkButton>
      </div>
    </>
  );
}

const ClaimIt = ({ failure }: Pick<Props, 'failure'>) => (
  <ApiForm failure={failure} hiddenFields={{ intent: 'claim' }} className="space-y-4">
    {({ busy }) => (
      <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto">
        Claim your course
      </Button>
    )}
  </ApiForm>
);

/** For a reader who already has the course: choose another one, or return the gift. */
function ChooseAnother({ claim, failure }: Pick<Props, 'claim' | 'failure'>) {
  const { choices, canReturn } = claim.viewer;
  const from = claim.gift?.from;
  const isReturn = failure?.values.intent === 'return';
  return (
    <div className="space-y-6">
      <p>
        You already have this course.{' '}
        {choices.length > 0
          ? 'You can choose another one by the same instructor instead.'
          : 'There is no other course by the same instructor at this price.'}
      </p>
      {choices.length > 0 && (
        <ApiForm
          failure={isReturn ? undefined : failure}
          hiddenFields={{ intent: 'claim' }}
          className="space-y-4"
        >
          {({ busy, field }) => (
            <>
              <RadioGroup
                label="Course"
                required
                options={choices.map(({ _id, title }) => ({ value: _id, label: title }))}
                {...field('courseId')}
              />
              <Button type="submit" size="lg" busy={busy}>
                Claim this course
              </Button>
            </>
          )}
        </ApiForm>
      )}
      {canReturn && (
        <ApiForm
          failure={isReturn ? failure : undefined}
          hiddenFields={{ intent: 'return' }}
          className="space-y-3 border-t border-hairline pt-6"
        >
          {({ busy }) => (
            <>
              <p className="wrap-anywhere">
                Or return the gift. We’ll tell {from} that you already have the course, so that the gift can
                be refunded.
              </p>
              <Button type="submit" variant="secondary" busy={busy}>
                Return the gift
              </Button>
            </>
          )}
        </ApiForm>
      )}
    </div>
  );
}
