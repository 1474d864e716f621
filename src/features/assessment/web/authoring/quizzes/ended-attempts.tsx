import { Form } from 'react-router';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { EndedAttempts as Ended } from '../../../contract.ts';
import { AttemptBadge } from '../../results/attempt-badge.tsx';
import { VoidReason } from '../void-reason.tsx';

type Props = {
  ended: Ended;
  quizId: string;
  /** Part of a learner's name, from the page's query. */
  search: string;
  level?: 'h2' | 'h3';
  failure: FormFailure | undefined;
};

/** The latest attempts at a quiz whose result has consequences, each with a form to void it. */
export function EndedAttempts({ ended, quizId, search, level: Heading = 'h2', failure }: Props) {
  const id = `ended-${quizId}`;
  const { attempts, total } = ended;
  if (total === 0 && !search) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="mt-6 max-w-3xl">
      <Heading id={id} className="text-xl">
        Attempts
      </Heading>
      <Form method="get" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField id={`${id}-search`} label="Learner’s name" name="learner" defaultValue={search} />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      <p className="mt-3 text-sm text-ink-2" role="status">
        {total === 0 && 'No attempts match your search.'}
        {total > attempts.length && `Showing the latest ${attempts.length} of ${total}.`}
      </p>
      <ul className="divide-y divide-hairline">
        {attempts.map(({ _id, name, submittedAt, percent, isPassed, isVoided }) => (
          <li key={_id} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="wrap-anywhere font-semibold">{name}</p>
                <p className="text-sm text-ink-2">
                  <LocalTime format="time" iso={submittedAt} />
                </p>
              </div>
              {isVoided ? (
                <Badge>Voided, {percent}%</Badge>
              ) : (
                <AttemptBadge attempt={{ state: 'submitted', percent, isPassed }} />
              )}
            </div>
            {!isVoided && (
              <Voiding
                attemptId={_id}
                name={name}
                failure={failure?.values.attemptId === _id ? failure : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type VoidingProps = { attemptId: string; name: string; failure: FormFailure | undefined };

function Voiding({ attemptId, name, failure }: VoidingProps) {
  return (
    <details open={failure !== undefined} className="mt-2">
      <summary className="field-label cursor-pointer">
        Void this attempt<span className="sr-only"> by {name}</span>
      </summary>
      <ApiForm failure={failure} hiddenFields={{ intent: 'void', attemptId }} className="mt-3 grid gap-4">
        {(form) => (
          <>
            <p>
              It will no longer count as an attempt or towards the certificate. Lectures it completed stay
              complete. We email {name} your reason. You can’t undo this.
            </p>
            <VoidReason
              {...form}
              id={attemptId}
              hint="We’ll email it to the learner."
              label="Void the attempt"
            />
          </>
        )}
      </ApiForm>
    </details>
  );
}
