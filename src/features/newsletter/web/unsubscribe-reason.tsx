import { type FormEvent, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { limits, type UnsubscribeReason, unsubscribeReasons } from '../../../contract/constants.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type Props = {
  email: string;
  fetcher: FetcherWithComponents<unknown>;
  failure: FormFailure | undefined;
};

/** The reasons for unsubscribing, as the dialog words them. */
const labels: Record<UnsubscribeReason, string> = {
  'too-many-emails': 'I receive too many emails',
  'content-not-relevant': 'The content is not relevant to me',
  'never-subscribed': 'I never subscribed',
  other: 'Other',
};

const options = unsubscribeReasons.map((value) => ({ value, label: labels[value] }));

/** Asks for the reason in a dialog. It stays open while the request is in progress, and after a failure. */
export function ReasonDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState(props.failure?.values.reason ?? '');
  const busy = props.fetcher.state !== 'idle';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Help us improve"
      description="Please tell us why you are leaving. It takes one click."
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form="leaving" variant="danger" disabled={!reason} busy={busy}>
            Confirm Unsubscribe
          </Button>
        </>
      }
    >
      <ReasonForm id="leaving" onReason={setReason} {...props} />
    </Dialog>
  );
}

/** The reasons, and a field for another; the submit button is outside and refers to the form by `id`. */
export function ReasonForm({
  id,
  email,
  fetcher,
  failure,
  onReason,
}: Props & { id: string; onReason?: (reason: string) => void }) {
  const here = `/unsubscribe?${new URLSearchParams({ email, step: 'reason' })}`;
  /** Sends the text only with the reason “other”. It stays in the form when another reason is selected. */
  function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (form.get('reason') !== 'other') form.delete('feedback');
    return fetcher.submit(form, { method: 'post', action: here });
  }
  return (
    <ApiForm
      fetcher={fetcher}
      action={here}
      id={id}
      failure={failure}
      hiddenFields={{ email }}
      onSubmit={send}
      className="group space-y-4"
    >
      {({ field }) => (
        <>
          <FormDraft of="unsubscribe" closes />
          <RadioGroup
            label="Reason"
            options={options}
            required
            onValueChange={onReason}
            {...field('reason')}
          />
          <div className="hidden group-has-[[value=other]:checked]:block">
            <TextArea label="Please specify" max={limits.feedbackLength} {...field('feedback')} />
          </div>
        </>
      )}
    </ApiForm>
  );
}
