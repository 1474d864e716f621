import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiForm, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import type { EmailSending } from '../../../../lib/page/scope.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { contactSubjects, notSent, teamSubject } from './content.ts';
import { contactRules } from './form-rules.ts';
import { NameAndEmail } from './name-and-email.tsx';
import { notSetUp, WriteInstead } from './not-configured.tsx';
import { sendEmail } from './send-email.ts';
import { useEmailForm } from './use-email-form.ts';

type Props = {
  sending: EmailSending | null;
  supportEmail: string;
  /** The result of a message that was sent before hydration. */
  failure: FormFailure | undefined;
};

const emailSubject = 'A message from the contact page';

/** The message form or, if messages cannot be sent, how to write to us. */
export function ContactForm({ sending, supportEmail, failure }: Props) {
  if (!sending) return <WriteInstead why={notSetUp} subject={emailSubject} supportEmail={supportEmail} />;
  return (
    <>
      <noscript>
        <WriteInstead why="This form needs JavaScript." subject={emailSubject} supportEmail={supportEmail} />
      </noscript>
      <MessageForm sending={sending} failure={failure} />
    </>
  );
}

const subjects = contactSubjects.map((subject) => ({ value: subject, label: subject }));

/** Sent by the browser; the page's action only returns a message that was sent before hydration. */
function MessageForm({ sending, failure }: { sending: EmailSending; failure: FormFailure | undefined }) {
  const [problem, setProblem] = useState<FormProblem | undefined>(failure && { message: failure.message });
  const viewer = useViewer();
  const [query] = useSearchParams();
  const typed: Record<string, string | undefined> = {
    name: viewer?.name,
    email: viewer?.email,
    subject: query.has('team') ? teamSubject : undefined,
    ...failure?.values,
  };
  const { faults, busy, props } = useEmailForm({
    rules: contactRules,
    errors: failure?.fields,
    send: (values) => {
      setProblem(undefined);
      return sendEmail(sending, sending.contactTemplate, values);
    },
    onSent: () => toast.success('Message sent successfully!'),
    onFailed: () => toast.error(notSent),
  });
  return (
    <ApiForm
      {...props}
      action="/contact"
      failure={problem}
      className="needs-js space-y-4"
      aria-label="Message"
    >
      <FormDraft of="contact" />
      <NameAndEmail typed={typed} faults={faults} />
      <SelectField
        label="Subject"
        name="subject"
        options={subjects}
        placeholder="Choose a subject"
        required
        defaultValue={typed.subject}
        error={faults.subject}
      />
      <TextArea
        label="Message"
        name="message"
        rows={7}
        required
        defaultValue={typed.message}
        error={faults.message}
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Sending…' : 'Send Message'}
      </Button>
    </ApiForm>
  );
}
