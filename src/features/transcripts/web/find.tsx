import FileText from 'lucide-react/icons/file-text';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import type { ReactNode } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { clockTime } from '../../../contract/text/time/clock-time.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { searchable } from '../../../lib/list/query-params.ts';
import { NotFound } from '../../../lib/page/failures/not-found.tsx';
import { scopeOf } from '../../../lib/page/scope.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { FindResult, Found } from '../contract.ts';
import type { Route } from './+types/find';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  hiddenPage(loaderData?.result ? `Find in ${loaderData.result.course.title}` : undefined);

export async function loader(args: Route.LoaderArgs) {
  const search = searchable(new URL(args.request.url).searchParams.get('search') ?? '');
  const { find } = scopeOf(args).api.courses[':id'];
  const param = segments({ id: args.params.id });
  try {
    return { search, result: await read(find.$get({ param, query: { search } })) };
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
      return data({ search, result: null }, { status: 404 });
    throw error;
  }
}

/** Search within a course; each quote links to the second at which it begins. */
export default function Find({ loaderData: { search, result } }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (!result) return <NotFound />;
  const { course, scope, found } = result;
  const isStudying = scope === 'course';
  return (
    <main id="main" tabIndex={-1} className="page-width py-8">
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title="Find in this course"
          breadcrumbs={[
            {
              label: course.title,
              to: isStudying ? `/dashboard/courses/${course._id}` : `/courses/${course.slug}`,
            },
            { label: 'Find' },
          ]}
        />
        <Form role="search" className="mt-6 flex flex-wrap items-end gap-3" aria-label="This course">
          <SearchField
            key={search}
            label={isStudying ? 'Words in lectures, files and questions' : 'Words in the free preview'}
            name="search"
            defaultValue={search}
            fieldClassName="min-w-48 flex-1"
          />
          <Button type="submit" busy={state === 'loading'}>
            Find
          </Button>
        </Form>
        <p role="status" className={search ? 'mt-6 text-sm text-ink-2' : 'sr-only'}>
          {search && `${counted(found.length, 'result')} for “${search}”`}
        </p>
        {!search && (
          <p className="mt-4 text-ink-2">
            {isStudying
              ? 'Search captions, texts, questions and the titles of lectures and files. Each result takes you to the match.'
              : 'Search what the free preview says. Each result plays from the moment it quotes.'}
          </p>
        )}
        {search && found.length === 0 && (
          <EmptyState
            className="mt-6"
            title="Nothing found"
            text={
              isStudying
                ? 'Try fewer or different words. Videos without captions cannot be searched.'
                : 'You can search the free preview. Enrol to search the whole course.'
            }
          />
        )}
        <Results result={result} />
        {!isStudying && found.length > 0 && (
          <p className="mt-6 text-sm text-ink-2">
            These are from the free preview. Enrol to search the whole course.
          </p>
        )}
      </div>
    </main>
  );
}

const ofLectures: Found['kind'][] = ['passage', 'lecture', 'resource'];

function Results({ result }: { result: FindResult }) {
  const { found } = result;
  const inLectures = found.filter(({ kind }) => ofLectures.includes(kind));
  const questions = found.filter(({ kind }) => kind === 'question');
  return (
    <>
      {[...Map.groupBy(inLectures, ({ lecture }) => lecture?._id)].map(([id, some]) => (
        <Group key={id} title={some[0]?.lecture?.title ?? ''}>
          {some.map((one) => (
            <Result key={JSON.stringify(one)} result={result} found={one} />
          ))}
        </Group>
      ))}
      {questions.length > 0 && (
        <Group title="Questions">
          {questions.map((one) => (
            <Result key={one.threadId} result={result} found={one} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="wrap-anywhere text-xl">{title}</h2>
      <ol className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-surface px-4">
        {children}
      </ol>
    </section>
  );
}

function Result({ result, found }: { result: FindResult; found: Found }) {
  const { kind, second, pieces } = found;
  return (
    <li>
      <Link
        to={placeOf(result, found)}
        className="grid min-h-11 grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-3 py-3 text-ink no-underline hover:underline"
      >
        <span className="link tabular-nums">
          {kind === 'question' && <MessageCircleQuestion aria-label="Question" className="size-5" />}
          {kind === 'resource' && <FileText aria-label="File" className="size-5" />}
          {kind === 'lecture' && 'Title'}
          {kind === 'passage' && (second === null ? 'Text' : clockTime(second))}
        </span>
        <span className="wrap-anywhere">
          {pieces.map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a quote never change their order
            isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
      </Link>
    </li>
  );
}

/** Where a result leads: to its question, or to the lecture at that second; for visitors, to the free preview. */
function placeOf({ course, scope }: FindResult, { threadId, lecture, second }: Found): string {
  if (threadId) return `/dashboard/courses/${course._id}/questions/${threadId}`;
  const at = second === null ? '' : `&at=${second}`;
  return scope === 'preview'
    ? `/courses/${course.slug}?preview=yes${at}#preview`
    : `/dashboard/courses/${course._id}?lecture=${lecture?._id}${at}`;
}
