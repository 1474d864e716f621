import { redirect, useSubmit } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { oneOf } from '../../../lib/form/reading/form-fields.ts';
import { orToDashboard } from '../../../lib/page/failures/or-to-dashboard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Attempt } from '../contract.ts';
import type { Route } from './+types/attempt';
import { attemptPath, resultPath } from './quiz-paths.ts';
import { Paper } from './taking/paper.tsx';
import { type Moment, thisMoment } from './taking/time/clock.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.attempt.quiz.title ?? 'Quiz'} · Milepost` },
];

const failed = 'We couldn’t submit your answers. Please try again.';

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { attemptId, courseId } = args.params;
  const param = segments({ attemptId });
  const { attempt } = await orToDashboard(read(scopeOf(args).api.attempts[':attemptId'].$get({ param })));
  if (attempt.state !== 'open') throw redirect(resultPath(courseId, attemptId));
  return { attempt, received: null };
}

type Data = { attempt: Attempt; received: Moment | null };

/** Records when the attempt arrived, because its time limit is counted from then. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<Data> => ({
  ...(await serverLoader()),
  received: thisMoment(),
});

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const { attemptId, courseId } = args.params;
  const form = await args.request.formData();
  oneOf(form, 'intent', ['submit']);
  try {
    const param = segments({ attemptId });
    await read(scopeOf(args).api.attempts[':attemptId'].submission.$post({ param }));
    return redirect(resultPath(courseId, attemptId));
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** The page on which a learner takes a quiz. */
export default function AttemptPage({ loaderData: { attempt, received }, actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  // By its path, because the learner may be leaving for another page.
  const action = attemptPath(attempt.course._id, attempt._id);
  return (
    <>
      <noscript>
        <Notice tone="warning" className="mb-6">
          A quiz saves your answers as you go, so it needs JavaScript. Turn it on to continue.
        </Notice>
      </noscript>
      <Paper
        key={attempt._id}
        attempt={attempt}
        received={received}
        failure={failureIn(actionData)}
        onSubmit={() => void submit({ intent: 'submit' }, { method: 'post', action })}
      />
    </>
  );
}
