import Printer from 'lucide-react/icons/printer';
import { redirect } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../lib/form/form-buttons.tsx';
import { oneOf } from '../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { Gift } from '../contract.ts';
import type { Route } from './+types/gift';
import { GiftCourseLine } from './gift-course-line.tsx';
import { GiftFields } from './gift-fields.tsx';
import { stateOfGift } from './gift-state.ts';
import { ownGift } from './own-gift.ts';
import { giftIn } from './read-gift-form.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Your gift');

const failed = 'We couldn’t change your gift.';

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  return { gift: await ownGift(args, args.params.giftId) };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const { giftId: id } = args.params;
  const { gifts } = scopeOf(args).api;
  const param = segments({ id });
  try {
    if (oneOf(form, 'intent', ['save', 'resend']) === 'resend') {
      const { message } = await read(gifts[':id'].resend.$post({ param }));
      return redirectWithToast(`/gifts/${id}`, message);
    }
    const { message, gift } = await read(gifts[':id'].$put({ param, json: giftIn(form) }));
    if (gift.status === 'draft') return redirect(`/checkout/gift/${id}`, 303);
    return redirectWithToast(`/payment/success/${gift.orderId}`, message);
  } catch (error) {
    return refusedDecision(`/gifts/${id}`, failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function GiftPage({ loaderData: { gift }, actionData }: Route.ComponentProps) {
  const failure = failureIn(actionData);
  const isOpen = gift.status === 'draft' || gift.status === 'scheduled';
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl wrap-anywhere">Your gift for {gift.recipient}</h1>
      <p className="mt-2 text-lg text-ink-2">{stateOfGift(gift)}</p>
      <Card padding="lg" className="mt-6 space-y-6">
        <GiftCourseLine course={gift.course} />
        {isOpen && <Change key={gift._id} gift={gift} failure={failure} />}
        {!isOpen && gift.message && <Message text={gift.message} />}
        {gift.status === 'sent' && <SendAgain gift={gift} failure={failure} />}
      </Card>
      {gift.claimUrl && <InPerson gift={gift} claimUrl={gift.claimUrl} />}
      {gift.orderId && (
        <LinkButton to={`/payment/success/${gift.orderId}`} variant="secondary" className="mt-6">
          View the order
        </LinkButton>
      )}
    </main>
  );
}

type Failed = { gift: Gift; failure: ReturnType<typeof failureIn> };

function Change({ gift, failure }: Failed) {
  const { recipient, recipientEmail, message, deliverOn, status } = gift;
  const values = { recipientName: recipient, recipientEmail: recipientEmail ?? '', message, deliverOn };
  const isDraft = status === 'draft';
  return (
    <ApiForm failure={failure} values={values} hiddenFields={{ intent: 'save' }} className="space-y-4">
      {({ busy, field }) => (
        <>
          <FormDraft of={`gift:${gift._id}`} revision={JSON.stringify(values)} />
          <GiftFields field={field} zone={gift.timeZone} />
          <FormButtons
            label={isDraft ? 'Continue to checkout' : 'Save changes'}
            busy={busy}
            cancelTo={isDraft ? `/checkout/gift/${gift._id}` : `/payment/success/${gift.orderId}`}
          />
        </>
      )}
    </ApiForm>
  );
}

const Message = ({ text }: { text: string }) => (
  <blockquote className="border-l-4 border-hairline pl-4 whitespace-pre-line wrap-anywhere text-ink-2">
    {text}
  </blockquote>
);

function SendAgain({ gift: { recipientEmail }, failure }: Failed) {
  if (!recipientEmail) return null;
  return (
    <ApiForm failure={failure} hiddenFields={{ intent: 'resend' }} className="space-y-3">
      {({ busy }) => (
        <>
          <p className="wrap-anywhere">
            We sent it to <strong>{recipientEmail}</strong>. If it hasn’t arrived, ask them to check their
            spam folder, or send it again. Wrong email? Send the link below to the right person. If you paid
            for the gift, you can also get a refund and buy it again.
          </p>
          <Button type="submit" variant="secondary" busy={busy}>
            Send it again
          </Button>
        </>
      )}
    </ApiForm>
  );
}

/** The link itself, for a buyer who hands the gift over in person. */
function InPerson({ gift, claimUrl }: { gift: Gift; claimUrl: string }) {
  return (
    <Card as="section" aria-labelledby="by-hand" padding="lg" className="mt-6 space-y-3">
      <h2 id="by-hand" className="text-xl">
        Give it in person
      </h2>
      <p className="text-ink-2">
        Print a card, or send the link yourself. The person who opens it first gets the course.
      </p>
      <p className="flex items-center gap-2">
        <code className="min-w-0 flex-1 text-sm wrap-anywhere">{claimUrl}</code>
        <CopyButton value={claimUrl} label="Copy the link" />
      </p>
      <LinkButton to={`/gifts/${gift._id}/card`} variant="secondary" icon={<Printer aria-hidden="true" />}>
        Printable card
      </LinkButton>
    </Card>
  );
}
