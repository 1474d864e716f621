import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import type { ApiClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { duration, formatDate } from '../../../contract/text/time/formats.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { RouteDivider } from '../../../ui/progress/route-divider.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Verification } from '../contract.ts';
import type { Route } from './+types/verify';
import { ShareCertificate } from './share-certificate.tsx';

/** Open to anyone with the number, and not indexed, because it names a person. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Certificate check',
    description:
      'Check whether a Milepost certificate is genuine, who it belongs to, and which course it’s for.',
    canonical: loaderData.canonical,
    hidden: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { number } = args.params;
  const { api, appUrl, viewer, linkedInOrganizationId } = scopeOf(args);
  const canonicalOf = (one: string) => `${appUrl}/certificates/${encodeURIComponent(one)}`;
  try {
    const { certificate } = await read(
      api.certificates.verify[':number'].$get({ param: segments({ number }) }),
    );
    const own = viewer?.isVerified ? await findOwn(api, certificate.number) : null;
    return { number, certificate, own, canonical: canonicalOf(certificate.number), linkedInOrganizationId };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    const nothing = { certificate: null, own: null, linkedInOrganizationId: undefined };
    const status = error.status === 410 ? 410 : 404;
    const isWithdrawn = status === 410;
    return data({ number, ...nothing, isWithdrawn, canonical: canonicalOf(number) }, { status });
  }
}

/** The viewer's own certificate, if it has this number. The page works without it. */
async function findOwn(api: ApiClient, number: string): Promise<{ courseId: string } | null> {
  const { certificates } = await read(api.certificates['my-certificates'].$get({ query: { number } })).catch(
    () => ({
      certificates: [],
    }),
  );
  const found = certificates.find((one) => one.number === number);
  return found ? { courseId: found.course._id } : null;
}

export default function VerifyCertificate({ loaderData }: Route.ComponentProps) {
  const { number, certificate, own, canonical, linkedInOrganizationId: organizationId } = loaderData;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-12">
      {certificate ? (
        <Checked certificate={certificate}>
          {own && certificate.state === 'valid' && (
            <ShareCertificate
              listed={{ ...certificate, url: canonical, organizationId }}
              courseId={own.courseId}
            />
          )}
        </Checked>
      ) : (
        <Missing number={number} isWithdrawn={'isWithdrawn' in loaderData && loaderData.isWithdrawn} />
      )}
      <p className="mt-6 text-center text-sm text-ink-2 print:hidden">
        Have a badge file?{' '}
        <Link className="link" to="/credentials/verify">
          Verify a badge
        </Link>
      </p>
    </main>
  );
}

type CheckedProps = { certificate: Verification['certificate']; children: ReactNode };

const states = {
  valid: 'This certificate is valid.',
  expired: 'This certificate is genuine and has expired.',
  revoked: 'This certificate has been revoked and is no longer valid.',
} as const;

function Checked({ certificate, children }: CheckedProps) {
  const { state } = certificate;
  const valid = state === 'valid';
  return (
    <Card as="article" padding="none" className="overflow-hidden">
      <div
        className={`flex items-center gap-3 px-6 py-4 sm:px-8 ${valid ? 'bg-green-tint text-green' : 'bg-red-tint text-red'}`}
      >
        {valid ? <BadgeCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        <p className="font-semibold">{states[state]}</p>
      </div>
      {state !== 'revoked' && (
        <img
          src={`/api/certificates/verify/${certificate.number}/image`}
          alt={`${certificate.name}’s certificate for ${certificate.course}`}
          width={1401}
          height={991}
          className="block w-full border-b border-hairline bg-white"
        />
      )}
      <div className="px-6 py-8 sm:px-8">
        <p className="eyebrow">Certificate of completion</p>
        <h1 className="mt-2 text-4xl break-words">{certificate.name}</h1>
        <p className="mt-4 text-ink-2">
          {valid ? 'has' : 'had'} completed {certificate.kind === 'bundle' ? 'every course in' : 'the course'}
        </p>
        <p className="mt-1 font-display text-2xl font-bold text-green">{certificate.course}</p>
        <RouteDivider className="my-8" />
        <CertificateFacts certificate={certificate} />
      </div>
      {children}
    </Card>
  );
}

function CertificateFacts({ certificate }: Pick<CheckedProps, 'certificate'>) {
  const { kind, date, number, validUntil, instructor, totalHours, skills } = certificate;
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <Fact name="Date">{formatDate(date)}</Fact>
      {validUntil && <Fact name="Valid until">{formatDate(validUntil)}</Fact>}
      <Fact name="Certificate number" mono>
        {number}
      </Fact>
      <Fact name="Issued by">Milepost</Fact>
      <Fact name={kind === 'bundle' ? 'Author of the bundle' : 'Instructor'}>{instructor}</Fact>
      {totalHours > 0 && <Fact name="Length of the lectures">{duration(totalHours * 3600)}</Fact>}
      {skills.length > 0 && <Fact name="Skills">{skills.join(', ')}</Fact>}
    </dl>
  );
}

const Fact = ({ name, mono = false, children }: { name: string; mono?: boolean; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={mono ? 'font-mono' : 'font-semibold break-words'}>{children}</dd>
  </div>
);

function Missing({ number, isWithdrawn }: { number: string; isWithdrawn: boolean }) {
  return (
    <>
      <h1 className="sr-only">Certificate check</h1>
      <EmptyState
        title={isWithdrawn ? 'This certificate has been withdrawn.' : 'No certificate has this number.'}
        text={
          isWithdrawn
            ? `Certificate ${number.slice(0, 40)} is no longer valid, and we keep nothing else about it.`
            : `We looked for ${number.slice(0, 40)}. Check it against the certificate and try again.`
        }
        action={
          <LinkButton to="/" variant="secondary">
            Go to Milepost
          </LinkButton>
        }
      />
    </>
  );
}
