import { scopeOf } from '../lib/page/scope.ts';
import { describePage } from '../lib/seo/describe-page.ts';
import { Badge } from '../ui/display/badge.tsx';
import { PageHeader } from '../ui/navigation/page-header.tsx';
import { CodeText } from '../ui/text/code-text.tsx';
import type { Route } from './+types/api-docs';
import { type ApiDocument, type Operation, operationsByTag } from './api-docs/document.ts';
import { OperationCard } from './api-docs/operation-card.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'API',
    description: 'Every operation of the Milepost API: who may call it, its parameters and its responses.',
    canonical: loaderData.canonical,
  });

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const response = await api['openapi.json'].$get();
  const document = (await response.json()) as unknown as ApiDocument;
  return {
    canonical: `${appUrl}/api/docs`,
    version: document.info.version,
    description: document.info.description,
    groups: operationsByTag(document),
  };
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { version, description, groups } = loaderData;
  return (
    <main id="main" tabIndex={-1} className="page-width py-8">
      <PageHeader
        title="The Milepost API"
        text={<CodeText text={description} />}
        eyebrow={`Version ${version}`}
        actions={
          <a className="btn btn-secondary" href="/api/openapi.json">
            OpenAPI document
          </a>
        }
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="API sections" className="lg:sticky lg:top-8 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col">
            {groups.map(({ tag, operations }) => (
              <li key={tag}>
                <a href={`#${anchor(tag)}`} className="inline-flex items-center gap-2">
                  {tag} <Badge>{operations.length}</Badge>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {groups.map((group) => (
            <Group key={group.tag} {...group} />
          ))}
        </div>
      </div>
    </main>
  );
}

function Group({ tag, operations }: { tag: string; operations: Operation[] }) {
  return (
    <section>
      <h2 id={anchor(tag)} className="text-2xl">
        {tag}
      </h2>
      <div className="mt-4 space-y-3">
        {operations.map((operation) => (
          <OperationCard key={operation.method + operation.path} operation={operation} />
        ))}
      </div>
    </section>
  );
}

const anchor = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-');
