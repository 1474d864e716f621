import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { orToDashboard } from '../../../lib/page/failures/or-to-dashboard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { AskedQuestion } from '../contract.ts';
import { type Practice, PracticeQuery } from '../practice/contract.ts';
import { type PracticeMode, practiceModes } from '../rules/limits.ts';
import type { Route } from './+types/practice';
import { practicePath, quizzesPath } from './quiz-paths.ts';
import { Review } from './results/review.tsx';
import { QuestionFields } from './taking/question-fields.tsx';
import { useRuledOut } from './taking/use-ruled-out.ts';
import { isAnswered } from './taking/waiting-answers.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Practice · ${loaderData?.practice.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const asked = Object.fromEntries(new URL(args.request.url).searchParams);
  const parsed = PracticeQuery.safeParse({ ...asked, domain: asked.domain || undefined });
  const query = parsed.success ? parsed.data : PracticeQuery.parse({});
  const param = segments({ id: args.params.courseId });
  const practice = await orToDashboard(
    read(scopeOf(args).api.courses[':id'].practice.$get({ param, query })),
  );
  return { practice, query };
}

const modeLabels: Record<PracticeMode, string> = {
  due: 'Due now',
  wrong: 'What I got wrong',
  all: 'All',
};

type Query = { mode: PracticeMode; domain?: string | undefined };

const addressOf = (courseId: string, { mode, domain }: Query) =>
  `${practicePath(courseId)}?${new URLSearchParams({ mode, ...(domain && { domain }) })}`;

/**
 * One question after another, with the answer immediately after each. A question answered correctly returns after 1, 3,
 * 7 and 21 days.
 */
export default function PracticePage({ loaderData: { practice, query } }: Route.ComponentProps) {
  const { course, domains, question } = practice;
  const chosen = domains.filter(({ name }) => !query.domain || name === query.domain);
  const count = (mode: PracticeMode) => chosen.reduce((sum, one) => sum + one[mode], 0);
  return (
    <>
      <PageHeader
        title="Practice"
        text="Questions you answer correctly come back after 1, 3, 7 and 21 days; mistakes come back in ten minutes."
        breadcrumbs={[
          { label: course.title, to: `/dashboard/courses/${course._id}` },
          { label: 'Quizzes', to: quizzesPath(course._id) },
          { label: 'Practice' },
        ]}
      />
      <LinkTabs
        className="mt-6"
        label="What to practise"
        tabs={practiceModes.map((mode) => ({
          to: addressOf(course._id, { ...query, mode }),
          label: modeLabels[mode],
          count: count(mode),
          current: mode === query.mode,
        }))}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Domains practice={practice} query={query} />
        <div className="min-w-0 lg:order-first">
          {question ? (
            <Question key={question._id} question={question} courseId={course._id} />
          ) : (
            <Nothing practice={practice} mode={query.mode} />
          )}
        </div>
      </div>
    </>
  );
}

function Nothing({ practice: { course, domains }, mode }: { practice: Practice; mode: PracticeMode }) {
  if (domains.length === 0)
    return (
      <EmptyState
        title="Nothing to practise yet"
        text="This course has no questions that you can practise at the moment."
      />
    );
  return (
    <EmptyState
      title={mode === 'wrong' ? 'No mistakes to practise' : 'Done for now'}
      text="You can keep practising with all the questions of this course."
      action={<LinkButton to={addressOf(course._id, { mode: 'all' })}>Practise everything</LinkButton>}
    />
  );
}

/** The domains with their counts: a list next to the question, a menu above it on a phone. */
function Domains({ practice: { course, domains }, query }: { practice: Practice; query: Query }) {
  if (domains.length === 0) return null;
  const { mode } = query;
  const total = domains.reduce((sum, one) => sum + one[mode], 0);
  const all = [
    { label: 'All domains', domain: undefined, count: total },
    ...domains.map((one) => ({ label: one.name, domain: one.name, count: one[mode] })),
  ];
  return (
    <Card as="section" padding="none" aria-label="Domains">
      <details className="unfold-lg">
        <summary className="cursor-pointer list-none px-4">
          <span className="flex min-h-12 items-center gap-2 font-semibold">
            <span className="min-w-0 flex-1 truncate">{query.domain ?? 'All domains'}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-2" />
          </span>
        </summary>
        <h2 className="hidden px-4 pt-4 text-lg lg:block">Domains</h2>
        <ul className="space-y-1 p-2">
          {all.map(({ label, domain, count }) => (
            <li key={label}>
              <Link
                to={addressOf(course._id, { mode, domain })}
                preventScrollReset
                aria-current={domain === query.domain ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-1 no-underline',
                  domain === query.domain
                    ? 'bg-green-tint font-semibold text-green'
                    : 'text-ink hover:bg-sunken',
                )}
              >
                <span className="wrap-anywhere">{label}</span>
                <span className="text-sm tabular-nums text-ink-2">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Question({ question, courseId }: { question: AskedQuestion; courseId: string }) {
  const { revalidate, state } = useRevalidator();
  const [value, setValue] = useState<AskedQuestion['value']>(null);
  const [answered, setAnswered] = useState<{ review: NonNullable<AskedQuestion['review']>; dueAt: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ruledOut = useRuledOut(`practice:${courseId}`);
  // The same question may come up again.
  async function next() {
    await revalidate();
    setAnswered(undefined);
    setValue(null);
  }
  async function check() {
    setBusy(true);
    setProblem(undefined);
    try {
      const route = createClient(window.location.origin).practice[':questionId'];
      setAnswered(await read(route.$put({ param: segments({ questionId: question._id }), json: { value } })));
    } catch (error) {
      setProblem(error instanceof ApiFailure ? error.message : 'You seem to be offline. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="question">
      <h2 id="question" className="font-sans text-sm font-semibold text-ink-2">
        {question.domain}
      </h2>
      <Markdown className="mt-3 mb-5 text-lg">{question.stem}</Markdown>
      <QuestionFields
        question={question}
        value={value}
        isFixed={answered !== undefined}
        ruledOut={ruledOut.ids}
        onRuleOut={ruledOut.toggle}
        onChange={setValue}
      />
      {problem && (
        <Notice tone="error" role="alert" className="mt-4">
          {problem}
        </Notice>
      )}
      {answered && (
        <div role="status">
          <Review question={{ ...question, value }} review={answered.review} courseId={courseId} />
          <p className="mt-3 text-sm text-ink-2">
            {answered.review.isCorrect ? (
              <>
                This question comes back on <LocalTime iso={answered.dueAt} />.
              </>
            ) : (
              'This question comes back in ten minutes.'
            )}
          </p>
        </div>
      )}
      <div className="needs-js mt-6">
        {answered ? (
          <Button busy={state === 'loading'} onClick={() => void next()}>
            Next question
          </Button>
        ) : (
          <Button busy={busy} disabled={!isAnswered(value)} onClick={() => void check()}>
            Check answer
          </Button>
        )}
      </div>
      <noscript>
        <p className="mt-4">Practice needs JavaScript to check your answers.</p>
      </noscript>
    </Card>
  );
}
