import { type FormEvent, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { limits, type UnsubscribeReason, unsubscribeReasons } from '../../../contract/constants.ts';
import type { FormFailure } from '../../../lib/form/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { besideSummary, FormErrors } from '../../../ui/forms/form-errors.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type Props = {
  email: string;
  fetcher: FetcherWithComponents<unknown>;
  failure: FormFailure | undefined;
};

/** The reasons for leaving, in the words of the dialogue. */
const words: Record<UnsubscribeReason, string> = {
  'too-many-emails': 'I receive too many emails',
  'content-not-relevant': 'The content is not relevant to me',
  'never-subscribed': 'I never subscribed',
  other: 'Other',
};

const options = unsubscribeReasons.map((value) => ({ value, label: words[value] }));

/** Asks why, in a dialog. It stays open while the request is under way, and after a failure. */
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

/** The reasons, and room for one's own; its button stands outside and names the form by `id`. */
export function ReasonForm({
  id,
  email,
  fetcher,
  failure,
  onReason,
}: Props & { id: string; onReason?: (reason: string) => void }) {
  const beside = besideSummary(failure);
  const here = `/unsubscribe?${new URLSearchParams({ email, step: 'reason' })}`;
  /** Words that belong to another reason than the chosen one stay here, in case somebody comes back to them. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (form.get('reason') !== 'other') form.delete('feedback');
    void fetcher.submit(form, { method: 'post', action: here });
  }
  return (
    <fetcher.Form method="post" action={here} id={id} onSubmit={send} className="group space-y-4">
      <FormErrors message={failure?.message} hint={failure?.hint} occasion={failure} />
      <input type="hidden" name="email" value={email} />
      <RadioGroup
        label="Reason"
        name="reason"
        options={options}
        required
        defaultValue={failure?.values.reason}
        onValueChange={onReason}
        {...beside('reason')}
      />
      <div className="hidden group-has-[[value=other]:checked]:block">
        <TextArea
          label="Please specify"
          name="feedback"
          max={limits.feedbackLength}
          defaultValue={failure?.values.feedback}
          {...beside('feedback')}
        />
      </div>
    </fetcher.Form>
  );
}
