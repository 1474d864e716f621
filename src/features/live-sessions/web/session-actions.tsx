import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { counted } from '../../../contract/text/time/formats.ts';
import { publicLinkPattern } from '../../../contract/urls/links.ts';
import { useWhenFinished } from '../../../lib/form/after-sending/use-when-finished.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { ConfirmWithoutScripts } from '../../../lib/form/confirm-without-scripts.tsx';
import { type FormFailure, failureIn } from '../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { LiveSession } from '../contract.ts';
import { sessionLimits } from '../limits.ts';
import { recordingTitle } from './recording-lecture.ts';

type Props = { session: LiveSession; failure: FormFailure | undefined };

/** Asks before a session is cancelled: in a dialog or, without scripts, in place. */
export function CancelSession({ session, failure }: Props) {
  const fetcher = useFetcher<object>();
  const [asking, ask] = useState(false);
  useWhenFinished(fetcher.state, () => ask(false));
  const refused = failureIn(fetcher.data) ?? failure;
  const title = `Cancel “${session.title}”?`;
  const consequences = `${
    session.registered > 0
      ? `We’ll email the ${counted(session.registered, 'learner')} who registered.`
      : 'No one has registered yet, so we won’t email anyone.'
  } This can’t be undone.`;
  const fields = { sessionId: session._id, intent: 'cancel' };
  return (
    <Card as="section" padding="lg" aria-labelledby="cancel">
      <h2 id="cancel" className="text-xl">
        Cancel the session
      </h2>
      <p className="mt-2 text-ink-2">{consequences}</p>
      {refused && (
        <Notice tone="error" role="alert" className="mt-4">
          {refused.message}
        </Notice>
      )}
      <div className="mt-4">
        <Button className="needs-js" variant="danger" onClick={() => ask(true)}>
          Cancel this session
        </Button>
        <ConfirmWithoutScripts
          opener="Cancel this session"
          title={title}
          description={consequences}
          label="Cancel session"
          hiddenFields={fields}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel="Cancel session"
        cancelLabel="Keep session"
        busy={fetcher.state !== 'idle'}
        onClose={() => ask(false)}
        onConfirm={() => fetcher.submit(fields, { method: 'post' })}
      >
        <p>{consequences}</p>
      </ConfirmDialog>
    </Card>
  );
}

type RecordingProps = Props & { lectures: { _id: string; title: string }[] };

/** Adds the recording to the course, and says which lecture has it. */
export function Recording({ session, lectures, failure }: RecordingProps) {
  const { recording, title } = session;
  const added = lectures.find((lecture) => lecture.title === recordingTitle(title));
  return (
    <Card as="section" padding="lg" aria-labelledby="recording">
      <h2 id="recording" className="text-xl">
        Recording
      </h2>
      <p className="mt-2 text-ink-2">
        {added && !recording
          ? `“${added.title}” is in the course. Save to show it to learners beside the session.`
          : 'The recording is a lecture of the course. Learners can also open it from the session.'}
      </p>
      {!recording && !added && <AddRecording session={session} />}
      <ApiForm
        failure={failure}
        values={{ lectureId: recording?._id ?? added?._id ?? '' }}
        hiddenFields={{ sessionId: session._id, intent: 'recording' }}
        className="mt-4 flex flex-wrap items-end gap-3"
        key={recording?._id}
      >
        {({ busy, field }) => (
          <>
            <SelectField
              label="Lecture with the recording"
              placeholder="None"
              options={lectures.map(({ _id, title }) => ({ value: _id, label: title }))}
              fieldClassName="min-w-0 flex-1 basis-64"
              {...field('lectureId')}
            />
            <Button type="submit" variant={added && !recording ? 'primary' : 'secondary'} busy={busy}>
              Save
            </Button>
          </>
        )}
      </ApiForm>
    </Card>
  );
}

/** Opens the editor at a new lecture, with its title and link filled in. */
function AddRecording({ session: { _id, course } }: { session: LiveSession }) {
  return (
    <Form
      action={`/instructor-dashboard/courses/${course._id}/edit`}
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="recording" value={_id} />
      <TextField
        label="Link to the recording"
        name="link"
        inputMode="url"
        pattern={publicLinkPattern}
        title="A link such as https://example.com/recording"
        placeholder="https://"
        maxLength={sessionLimits.link}
        hint="If it’s already online, for example with your video call’s provider. Leave this empty to upload a video."
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit">Add as a lecture</Button>
    </Form>
  );
}
