import { Link } from 'react-router';
import { counted } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../lib/form/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { LiveSession } from '../contract.ts';

type Props = { session: LiveSession; failure: FormFailure | undefined };

export function CancelSession({ session, failure }: Props) {
  return (
    <Card as="section" aria-labelledby="cancel">
      <h2 id="cancel" className="text-xl">
        Cancel the session
      </h2>
      <p className="mt-2 text-ink-2">
        {session.registered > 0
          ? `We’ll email the ${counted(session.registered, 'learner')} who registered.`
          : 'No one has registered yet, so we won’t email anyone.'}{' '}
        It can’t be undone.
      </p>
      <ApiForm failure={failure} hiddenFields={{ sessionId: session._id, intent: 'cancel' }} className="mt-4">
        {({ busy }) => (
          <Button type="submit" variant="danger" busy={busy}>
            Cancel this session
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}

type RecordingProps = Props & { lectures: { _id: string; title: string }[] };

/** Which lecture has the recording. */
export function Recording({ session, lectures, failure }: RecordingProps) {
  return (
    <Card as="section" aria-labelledby="recording">
      <h2 id="recording" className="text-xl">
        Recording
      </h2>
      <p className="mt-2 text-ink-2">
        Add the recording as a lecture{' '}
        <Link to={`/instructor-dashboard/courses/${session.course._id}/edit`} className="link">
          in the editor
        </Link>
        , then choose it here. Learners find it beside the session.
      </p>
      <ApiForm
        failure={failure}
        values={{ lectureId: session.recording?._id ?? '' }}
        hiddenFields={{ sessionId: session._id, intent: 'recording' }}
        className="mt-4 flex flex-wrap items-end gap-3"
        key={session.recording?._id}
      >
        {({ busy, field }) => (
          <>
            <SelectField
              label="Lecture"
              placeholder="None"
              options={lectures.map(({ _id, title }) => ({ value: _id, label: title }))}
              fieldClassName="min-w-0 flex-1 basis-64"
              {...field('lectureId')}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              Save
            </Button>
          </>
        )}
      </ApiForm>
    </Card>
  );
}
