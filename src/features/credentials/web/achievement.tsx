import { Link } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { creditText, marksSentence } from '../../../contract/credits.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import type { Achievement } from '../reading/shapes.ts';
import type { Route } from './+types/achievement';
import { Fact } from './fact.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: `Badge: ${loaderData.achievement.name}`,
    description: loaderData.achievement.criteria,
    canonical: loaderData.canonical,
  });

/** The same URL returns JSON-LD to software. */
export const headers = () => ({ Vary: 'Accept' });

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const { id } = args.params;
  try {
    const found = await read(api.credentials.achievements[':id'].$get({ param: segments({ id }) }));
    return { ...found, canonical: `${appUrl}/credentials/achievements/${id}` };
  } catch (error) {
    const isMissing = error instanceof ApiFailure && [400, 404].includes(error.status);
    throw isMissing ? new Response('Badge not found', { status: 404 }) : error;
  }
}

/** What the holders of a course's or a bundle's badge have achieved. */
export default function AchievementPage({ loaderData: { achievement } }: Route.ComponentProps) {
  const { name, description, criteria, skills, exams, credits, instructor, slug, kind } = achievement;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-12">
      <PageHeader title={name} text={description || `A badge for completing this ${kind}.`} />
      <Card as="article" padding="lg" className="mt-6">
        <h2 className="text-xl">How it is earned</h2>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{criteria}</p>
        <dl className="mt-6 grid gap-5 sm:grid-cols-2">
          <Fact term="Issued by">
            <Link className="link" to="/credentials/issuer">
              Milepost
            </Link>
          </Fact>
          {instructor && <Fact term="Instructor">{instructor}</Fact>}
          {skills.length > 0 && <Fact term="Skills">{skills.join(', ')}</Fact>}
          {exams.length > 0 && (
            <Fact term="Scores needed">
              {exams.map(({ title, needed }) => `${needed}% in “${title}”`).join(', ')}
            </Fact>
          )}
          {credits.length > 0 && (
            <Fact term="Credits">
              {credits.map((credit) => (
                <span key={credit.family} className="block">
                  {textOf(credit)}
                </span>
              ))}
            </Fact>
          )}
        </dl>
        {slug && (
          <p className="mt-6">
            <LinkButton to={`/${kind === 'bundle' ? 'bundles' : 'courses'}/${slug}`} variant="secondary">
              See the {kind}
            </LinkButton>
          </p>
        )}
      </Card>
      <p className="mt-6 text-sm text-ink-2">
        Have a badge like this?{' '}
        <Link className="link" to="/credentials/verify">
          Verify a badge
        </Link>
      </p>
      {credits.length > 0 && <p className="mt-4 text-sm text-ink-2">{marksSentence}</p>}
    </main>
  );
}

function textOf({ family, amount, isVerified, areas }: Achievement['credits'][number]): string {
  const split = areas.map((area) => `${area.amount} ${area.name}`).join(', ');
  return creditText(family, amount, isVerified) + (split && ` (${split})`);
}
