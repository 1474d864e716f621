import { counted } from '../../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { StuckLearners as Stuck } from '../../../contract.ts';

type Props = {
  stuck: Stuck;
  quizId: string;
  level?: 'h2' | 'h3';
  failure: FormFailure | undefined;
};

/** Learners who have no attempts left at a required quiz they failed, each with a button to give them one more. */
export function StuckLearners({ stuck, quizId, level: Heading = 'h2', failure }: Props) {
  const id = `stuck-${quizId}`;
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="mt-6 max-w-3xl">
      <Heading id={id} className="text-xl">
        Learners with no attempts left
      </Heading>
      {stuck.total === 0 ? (
        <p className="mt-2 text-ink-2">No one who failed this quiz has run out of attempts.</p>
      ) : (
        <p className="mt-2 text-ink-2">
          They failed this quiz and can’t continue the course. Give them one more attempt and we’ll email
          them.
          {stuck.total > stuck.learners.length &&
            ` Showing the ${stuck.learners.length} of ${stuck.total} who have waited longest.`}
        </p>
      )}
      <ul className="mt-3 divide-y divide-hairline">
        {stuck.learners.map(({ _id, name, attempts, bestPercent, lastAttemptAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="text-sm text-ink-2">
                {counted(attempts, 'attempt')}, best score {bestPercent}%, last{' '}
                <LocalTime format="time" iso={lastAttemptAt} />
              </p>
            </div>
            <ApiForm
              failure={
                failure?.values.quizId === quizId && failure.values.userId === _id ? failure : undefined
              }
              hiddenFields={{ intent: 'extra', quizId, userId: _id }}
            >
              {({ busy }) => (
                <Button type="submit" variant="secondary" size="sm" busy={busy}>
                  Give one more attempt<span className="sr-only"> to {name}</span>
                </Button>
              )}
            </ApiForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}
