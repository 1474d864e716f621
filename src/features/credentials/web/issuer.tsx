import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import type { Issuer } from '../reading/shapes.ts';
import type { Route } from './+types/issuer';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Badge issuer',
    description: 'Milepost issues Open Badges 3.0 to learners who complete a course. These are its keys.',
    canonical: loaderData.canonical,
  });

/** The same URL returns JSON-LD to software. */
export const headers = () => ({ Vary: 'Accept' });

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const { issuer } = await read(api.credentials.issuer.$get());
  return { issuer, canonical: `${appUrl}/credentials/issuer` };
}

type Key = Issuer['keys'][number];

const kinds: Record<Key['kind'], string> = {
  ed25519: 'Embedded signatures (Ed25519)',
  rsa: 'Signed tokens (RS256)',
};

const states: Record<Key['state'], string> = {
  current: 'In use',
  retired: 'No longer used; what it signed remains genuine',
  compromised: 'Compromised: nothing that it signed is genuine',
};

/** Who issues badges, and the keys they are signed with. */
export default function IssuerPage({ loaderData: { issuer } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-12">
      <PageHeader
        title={`${issuer.name}, badge issuer`}
        text="Learners who complete a course and whose certificate is approved get an Open Badges 3.0 credential. Software that verifies badges reads this page as JSON-LD."
      />
      <Card as="section" padding="lg" className="mt-6" aria-labelledby="keys">
        <h2 id="keys" className="text-xl">
          Keys
        </h2>
        {issuer.keys.length === 0 && <p className="mt-2">No badge has been issued yet.</p>}
        <ul className="mt-4 grid gap-4">
          {issuer.keys.map(({ _id, kind, state, createdAt }) => (
            <li key={_id} className="border-t border-hairline pt-4">
              <p className="font-semibold">{kinds[kind]}</p>
              <p className="font-mono text-sm wrap-anywhere">{_id}</p>
              <p className="mt-1 text-sm text-ink-2">
                {states[state]}. Created on {formatDate(createdAt)}.
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-6 text-sm text-ink-2">
        <Link className="link" to="/credentials/verify">
          Verify a badge
        </Link>{' '}
        or{' '}
        <Link className="link" to="/about">
          read about Milepost
        </Link>
        .
      </p>
    </main>
  );
}
