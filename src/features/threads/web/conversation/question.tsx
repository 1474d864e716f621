import { Link, useSearchParams } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { renewId, useNewRecord } from '../../../../lib/form/drafts/new-record.ts';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { orToDashboard } from '../../../../lib/page/failures/or-to-dashboard.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Breadcrumbs } from '../../../../ui/navigation/breadcrumbs.tsx';
import type { Thread, ThreadDetail } from '../../contract.ts';
import { threadLimits } from '../../limits.ts';
import { EmailsLink } from '../email-settings/emails-link.tsx';
import { stateLabels, threadPath } from '../lists/thread-item.tsx';
import type { Route } from './+types/question';
import { AuthorLine } from './author-line.tsx';
import { changeThread } from './change-thread.ts';
import { type Opened, OpenedForm, revisionOf } from './opened-form.tsx';
import { PostItem } from './post-item.tsx';
import { QuestionActions } from './question-actions.tsx';
import { TextForm } from './text-form.tsx';
import { ThreadText } from './thread-text.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.thread.title} · Milepost` : 'Milepost' },
];

const failed = 'We couldn’t save the change.';
const listOf = (courseId: string) => `/dashboard/courses/${courseId}/questions`;

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { threadId } = args.params;
  const detail = await orToDashboard(
    read(scopeOf(args).api.threads[':threadId'].$get({ param: segments({ threadId }) })),
  );
  return { ...detail, newPost: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const { courseId, threadId } = args.params;
  const form = await args.request.formData();
  const here = threadPath({ _id: threadId, course: { _id: courseId, title: '' } });
  try {
    const { message, isGone } = await changeThread(scopeOf(args).api, { courseId, threadId }, form);
    return redirectWithToast(isGone ? listOf(courseId) : here, message);
  } catch (error) {
    renewId(form, 'newPost', error, 'threads.answer_exists');
    // A form with typed text stays open, with that text.
    return text(form, 'body') ? failureOr(failed, form, error) : refusedDecision(here, failed, form, error);
  }
}

export { shouldRevalidate } from '../../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** A question with its answers. */
export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, posts, may, newPost } = loaderData;
  const openedOn = useOpened();
  const failure = failureIn(actionData);
  const failureOf = (post: string) => (failure?.values.post === post ? failure : undefined);
  const isAnswer = failure?.values.intent === 'answer';
  const opened = openedOn(thread._id);
  const ownPosts = posts.filter(({ author }) => author.own).map(({ _id, body }) => [_id, { body }] as const);
  const own = Object.fromEntries(ownPosts);
  return (
    <>
      <Breadcrumbs items={[{ label: 'Questions', to: listOf(thread.course._id) }, { label: 'Question' }]} />
      <article className="mt-3" aria-labelledby="question">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h1 id="question" className="wrap-anywhere text-3xl">
            {thread.title}
          </h1>
          <Badge className="mt-2" tone={stateLabels[thread.state].tone}>
            {stateLabels[thread.state].label}
          </Badge>
        </div>
        <Place thread={thread} />
        <Card className="mt-4">
          <AuthorLine {...thread} />
          {opened !== 'edit' && <ThreadText>{thread.body}</ThreadText>}
          {opened ? (
            <OpenedForm
              what={opened}
              id={thread._id}
              title={thread.title}
              body={thread.body}
              revision={revisionOf(thread)}
              failure={isAnswer ? undefined : failureOf('')}
            />
          ) : (
            <>
              <QuestionActions thread={thread} may={may} />
              {!isAnswer && <ChangeFailed failure={failureOf('')} />}
            </>
          )}
        </Card>
      </article>
      <section className="mt-8" aria-labelledby="answers">
        <h2 id="answers" className="text-xl">
          {posts.length === 0 ? 'No answers yet' : counted(posts.length, 'answer')}
        </h2>
        <ol className="mt-2 divide-y divide-hairline">
          {posts.map((post) => (
            <PostItem
              key={post._id}
              post={post}
              may={may}
              opened={openedOn(post._id)}
              failure={failureOf(post._id)}
            />
          ))}
        </ol>
        <NewAnswer
          // Empty again once an answer has been sent. An answer that has not been sent is restored as a draft.
          key={[thread._id, ...Object.keys(own)].join()}
          threadId={thread._id}
          may={may}
          own={own}
          newPost={newPost}
          failure={isAnswer ? failure : undefined}
        />
      </section>
      <EmailsLink />
    </>
  );
}

/** The form that the URL opens: `?edit=<id>`, `?hide=<id>` or `?delete=<id>`. */
function useOpened(): (id: string) => Opened | null {
  const [query] = useSearchParams();
  const kinds: Opened[] = ['edit', 'hide', 'delete'];
  return (id) => kinds.find((kind) => query.get(kind) === id) ?? null;
}

function Place({ thread: { course, lecture, second } }: { thread: Thread }) {
  const at = second === null ? '' : `&at=${second}`;
  return (
    <p className="wrap-anywhere mt-2 text-ink-2">
      {course.title}
      {lecture && (
        <>
          {' · '}
          <Link to={`/dashboard/courses/${course._id}?lecture=${lecture._id}${at}`} className="link">
            {lecture.title}
            {second !== null && ` at ${clockTime(second)}`}
          </Link>
        </>
      )}
    </p>
  );
}

type AnswerProps = {
  threadId: string;
  may: ThreadDetail['may'];
  /** The viewer’s answers, by id. */
  own: Record<string, { body: string }>;
  newPost: string;
  failure: ReturnType<typeof failureIn>;
};

function NewAnswer({ threadId, may, own, newPost, failure }: AnswerProps) {
  const answer = useNewRecord(newPost, failure?.values.newPost);
  if (!may.answer && !failure) return null;
  return (
    <Card className="mt-6">
      <TextForm
        intent="answer"
        more={{ newPost: answer.id }}
        failure={failure}
        draft={{ of: `answer:${threadId}`, creates: { ...answer, saved: own } }}
        label="Send answer"
        cancel={false}
      >
        {(field) => (
          <TextArea label="Your answer" required rows={4} max={threadLimits.body} {...field('body')} />
        )}
      </TextForm>
    </Card>
  );
}
