import { createClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { SavedBefore, useSavedBefore } from '../../../../lib/form/after-sending/saved-before.tsx';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../../lib/form/conflicts/edited-revision.tsx';
import { useNewRecord } from '../../../../lib/form/drafts/new-record.ts';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { ZoneField } from '../../../../lib/form/zone/zone-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { LiveSession } from '../../contract.ts';
import { sessionLimits as limits } from '../../limits.ts';
import { comparedFields, labels, valuesOf } from './session-values.ts';

type Props = {
  session: LiveSession | null;
  zones: readonly string[];
  failure: FormFailure | undefined;
  courseId: string;
  /** The session's id, or the id that a new one will get. */
  id: string;
  cancelTo: string;
};

const find = async (sessionId: string): Promise<LiveSession> => {
  const one = createClient(window.location.origin)['live-sessions'][':sessionId'];
  return (await read(one.$get({ param: segments({ sessionId }) }))).session;
};

/** Plans a live session, or edits one that has not begun. */
export function SessionForm({ session, courseId, zones, failure, id, cancelTo }: Props) {
  const planned = useNewRecord(id, failure?.values.sessionId);
  const isRestored = !session && !failure && planned.id !== id;
  const before = useSavedBefore(isRestored ? planned.id : undefined, find);
  const values = session ? valuesOf(session) : { minutes: '60' };
  const isEmailed = session !== null && session.registered > 0;
  return (
    <ApiForm
      failure={failure}
      values={values}
      hiddenFields={{ sessionId: planned.id, intent: 'save' }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {({ busy, field }) => (
        <>
          <EditedRevision
            draft={{
              of: `live-session:${session?._id ?? courseId}`,
              creates: session ? undefined : planned,
            }}
            revision={session?.revision ?? undefined}
            saved={values}
            fields={comparedFields}
            failure={failure}
          />
          {before && (
            <div className="sm:col-span-2">
              <SavedBefore title="This live session is already planned" to={`${cancelTo}/${before._id}`}>
                Open the live session
              </SavedBefore>
            </div>
          )}
          <TextField
            label={labels.title}
            required
            maxLength={limits.title}
            fieldClassName="sm:col-span-2"
            {...field('title')}
          />
          <TextArea
            label={labels.description}
            rows={4}
            max={limits.description}
            hint="What it is about, and what to prepare."
            fieldClassName="sm:col-span-2"
            {...field('description')}
          />
          <TextField label={labels.startsAt} type="datetime-local" required {...field('startsAt')} />
          <ZoneField zones={zones} {...field('timeZone')} />
          <TextField
            label={labels.minutes}
            inputMode="numeric"
            required
            suffix="minutes"
            hint={`1 to ${limits.minutes}.`}
            {...field('minutes')}
          />
          <TextField
            label={labels.capacity}
            inputMode="numeric"
            hint="Leave empty for no limit."
            {...field('capacity')}
          />
          <TextField
            label={labels.link}
            inputMode="url"
            required
            maxLength={limits.link}
            hint="The link to your video call. Only learners who have registered see it."
            placeholder="https://"
            fieldClassName="sm:col-span-2"
            {...field('link')}
          />
          {isEmailed && (
            <p className="text-ink-2 sm:col-span-2">
              If you change the time, we email those who have registered.
            </p>
          )}
          <FormButtons
            label={session ? 'Save' : 'Plan the session'}
            busy={busy}
            cancelTo={cancelTo}
            className="sm:col-span-2"
          />
        </>
      )}
    </ApiForm>
  );
}
