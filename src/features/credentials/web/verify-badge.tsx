import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import { data, Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { text, wholeForm } from '../../../lib/form/reading/form-fields.ts';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FileField } from '../../../ui/forms/file-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { type BadgeState, tooLarge, type VerifiedBadge } from '../contract.ts';
import type { Route } from './+types/verify-badge';
import { Fact } from './fact.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Verify a badge',
    description:
      'Check whether a Milepost badge is genuine, still valid, and awarded to the person who shows it.',
    canonical: loaderData.canonical,
  });

export const loader = (args: Route.LoaderArgs) => ({
  canonical: `${scopeOf(args).appUrl}/credentials/verify`,
});

const failed = 'We couldn’t verify this badge.';

/** The largest form that is read, in bytes: a file and a pasted text, each at most 1 MB. */
const mostReceived = 2 * 1024 * 1024;

/** The email may be someone else’s. */
const kept = ['text'];

export const handle: PageHandle = { takesFile: true };

export async function action(args: Route.ActionArgs) {
  if (Number(args.request.headers.get('content-length')) > mostReceived)
    return data({ failure: { message: tooLarge, fields: { file: tooLarge }, values: {} } }, { status: 413 });
  const form = await wholeForm(args.request);
  const file = form.get('file');
  const bytes = file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
  const json = {
    ...(bytes ? { file: bytes.toString('base64') } : { text: text(form, 'text') }),
    email: text(form, 'email'),
  };
  try {
    const { badge } = await read(scopeOf(args).api.credentials.verify.$post({ json }));
    return data({ badge, failure: undefined });
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function VerifyBadge({ actionData }: Route.ComponentProps) {
  const badge = actionData && 'badge' in actionData ? actionData.badge : null;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-12">
      <PageHeader
        title="Verify a badge"
        text="Check whether a Milepost badge is genuine and still valid. We verify it with our own keys and store nothing."
      />
      {badge && <Result badge={badge} />}
      <Card padding="lg" className="mt-6">
        <ApiForm encType="multipart/form-data" failure={failureIn(actionData)} className="grid gap-6">
          {({ busy, field }) => (
            <div className="grid gap-6">
              <FormDraft of="verify-badge" only={kept} />
              <FileField
                {...field('file')}
                label="Badge file"
                hint="PNG, SVG or JSON, up to 1 MB"
                accept=".png,.svg,.json,.jwt,.txt"
              />
              <TextArea
                {...field('text')}
                label="Or paste it, or enter a certificate number"
                hint="The badge’s JSON or JWT, or a number such as MP-7K3Q-94TD"
                rows={4}
                className="font-mono text-sm"
              />
              <TextField
                {...field('email')}
                type="email"
                label="Awarded to this email?"
                hint="We compare it with the badge, which contains no name or email."
                autoComplete="off"
              />
              <Button type="submit" busy={busy} className="justify-self-start">
                Verify
              </Button>
            </div>
          )}
        </ApiForm>
      </Card>
    </main>
  );
}

const verdicts: Record<BadgeState, string> = {
  valid: 'This badge is genuine and valid.',
  revoked: 'This badge has been revoked and is no longer valid.',
  notYetValid: 'This badge is genuine, but not valid yet.',
  expired: 'This badge is genuine, but has expired.',
};

const verdictOn = ({ state, isRecipient }: VerifiedBadge): string =>
  state === 'valid' && isRecipient === false
    ? 'This badge is genuine, but was not awarded to this email.'
    : verdicts[state];

function Result({ badge }: { badge: VerifiedBadge }) {
  const isValid = badge.state === 'valid' && badge.isRecipient !== false;
  return (
    <Card as="article" padding="none" className="mt-6 overflow-hidden">
      <div
        role="status"
        className={`flex items-center gap-3 px-6 py-4 sm:px-8 ${isValid ? 'bg-green-tint text-green' : 'bg-red-tint text-red'}`}
      >
        {isValid ? <BadgeCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        <p className="font-semibold">{verdictOn(badge)}</p>
      </div>
      <div className="px-6 py-6 sm:px-8">
        <h2 className="text-2xl wrap-anywhere">{badge.name}</h2>
        <p className="mt-2 text-ink-2">{badge.criteria}</p>
        <dl className="mt-6 grid gap-5 sm:grid-cols-2">
          <Fact term="Issued by">{badge.issuer}</Fact>
          <Fact term="Awarded">{formatDate(badge.awardedAt)}</Fact>
          {badge.validUntil && <Fact term="Valid until">{formatDate(badge.validUntil)}</Fact>}
          <Fact term="Certificate">
            <Link className="link font-mono" to={`/certificates/${badge.number}`}>
              {badge.number}
            </Link>
          </Fact>
          <Fact term="Proof">
            {badge.proof === 'embedded' ? 'Embedded signature (Ed25519)' : 'Signed token (RS256)'}
          </Fact>
          {badge.isRecipient !== null && (
            <Fact term="Recipient">
              {badge.isRecipient ? 'Awarded to this email' : 'Not awarded to this email'}
            </Fact>
          )}
        </dl>
      </div>
    </Card>
  );
}
