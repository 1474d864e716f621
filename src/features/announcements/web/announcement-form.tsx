import { useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { SavedBefore, useSavedBefore } from '../../../lib/form/after-sending/saved-before.tsx';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../lib/form/conflicts/edited-revision.tsx';
import { useNewRecord } from '../../../lib/form/drafts/new-record.ts';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { ZoneField } from '../../../lib/form/zone/zone-field.tsx';
import { useLater } from '../../../lib/page/use-later.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Announcement, Reach } from '../contract.ts';
import { announcementLimits as limits } from '../limits.ts';
import { audienceChoices, comparedFields, labels, whenChoices } from './announcement-fields.ts';
import { recipientsLine } from './recipients-line.ts';

export type AnnouncementValues = {
  title: string;
  body: string;
  audience: string;
  when: string;
  sendAt: string;
  timeZone: string;
};

type Props = {
  values: AnnouncementValues;
  reach: Reach;
  zones: readonly string[];
  failure: FormFailure | undefined;
  /** The announcement's id, or the id that a new one will get. */
  id: string;
  cancelTo: string;
  /** The revision that the edit starts from; undefined for a new announcement. */
  revision: string | undefined;
};

const find = async (announcementId: string): Promise<Announcement> => {
  const one = createClient(window.location.origin).announcements[':announcementId'];
  return (await read(one.$get({ param: segments({ announcementId }) }))).announcement;
};

const loadMarkdown = () =>
  import('../../../lib/markdown/markdown.tsx').then(({ Markdown }) => ({ default: Markdown }));

/** The form of an announcement: its text, audience and time of sending, with the number of recipients. */
export function AnnouncementForm({ values, reach, zones, failure, id, cancelTo, revision }: Props) {
  const start = { ...values, ...failure?.values };
  const written = useNewRecord(id, failure?.values.announcementId);
  const [audience, setAudience] = useState(start.audience);
  const [when, setWhen] = useState(start.when);
  const isRestored = !revision && !failure && written.id !== id;
  const before = useSavedBefore(isRestored ? written.id : undefined, find);
  const count = reach.audiences.find(({ name }) => name === audience);
  return (
    <ApiForm
      failure={failure}
      values={values}
      hiddenFields={{ announcementId: written.id, intent: 'save' }}
      className="group grid gap-6"
    >
      {({ busy, field }) => (
        <>
          <EditedRevision
            draft={{
              of: `announcement:${revision ? id : reach.course._id}`,
              creates: revision ? undefined : written,
            }}
            revision={revision}
            saved={values}
            fields={comparedFields}
            failure={failure}
          />
          {before && (
            <SavedBefore title={savedBefore[before.state]} to={`${cancelTo}/${before._id}`}>
              Open the announcement
            </SavedBefore>
          )}
          <TextField label={labels.title} required maxLength={limits.title} {...field('title')} />
          <Text field={field('body')} start={start.body} />
          <RadioGroup
            label={labels.audience}
            value={audience}
            onValueChange={setAudience}
            options={audienceChoices.map((choice) => ({
              ...choice,
              hint: `${choice.hint} ${sizeOf(reach, choice.value)}`,
            }))}
            {...field('audience')}
          />
          <RadioGroup
            label={labels.when}
            value={when}
            onValueChange={setWhen}
            options={whenChoices}
            {...field('when')}
          />
          <div className="hidden gap-4 group-has-[[value=later]:checked]:grid sm:grid-cols-2">
            <TextField label={labels.sendAt} type="datetime-local" {...field('sendAt')} />
            <ZoneField zones={zones} {...field('timeZone')} />
          </div>
          <p role="status" className="needs-js text-ink-2">
            {count && recipientsLine(count, when === 'later')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              <span className="group-has-[[value=later]:checked]:hidden">Send now</span>
              <span className="hidden group-has-[[value=later]:checked]:inline">Schedule</span>
            </Button>
            <LinkButton to={cancelTo} variant="secondary" disabled={busy} data-cancel>
              Cancel
            </LinkButton>
          </div>
        </>
      )}
    </ApiForm>
  );
}

const wasSent = 'This announcement has already been sent';
const savedBefore: Record<Announcement['state'], string> = {
  scheduled: 'This announcement is already scheduled',
  sending: wasSent,
  sent: wasSent,
  hidden: wasSent,
  cancelled: 'This announcement was scheduled and then cancelled',
};

const sizeOf = ({ audiences: known }: Reach, name: string): string => {
  const { recipients = 0 } = known.find((one) => one.name === name) ?? {};
  return `${counted(recipients, 'learner')} now.`;
};

function Text({ field, start }: { field: { name: string }; start: string }) {
  const [text, setText] = useState(start);
  const [isShown, setShown] = useState(false);
  const { Part: Preview } = useLater(isShown, loadMarkdown);
  return (
    <div className="space-y-3">
      <TextArea
        label={labels.body}
        required
        rows={8}
        max={limits.body}
        hint="Markdown, such as **bold**, lists and links. HTML is shown as text."
        onInput={(event) => setText(event.currentTarget.value)}
        {...field}
      />
      <Button
        size="sm"
        variant="quiet"
        className="btn-flush needs-js"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide the preview' : 'Show a preview'}
      </Button>
      {isShown && Preview && (
        <section className="rounded-card border border-hairline p-4" aria-label="Preview">
          <Preview>{text || 'Nothing written yet.'}</Preview>
        </section>
      )}
    </div>
  );
}
