import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { EmailSending } from '../scope.ts';
import { contactSubjects } from './content/contact.ts';
import { contactRules } from './form-rules.ts';
import { needsScript, notSetUp, WriteInstead } from './not-configured.tsx';
import { sendEmail } from './send-email.ts';
import { useEmailForm } from './use-email-form.ts';

type Props = { sending: EmailSending | null; supportEmail: string };

const mailSubject = 'A message from the contact page';

/** The message form, or the way to write without it where it could not send. */
export function ContactForm({ sending, supportEmail }: Props) {
  if (!sending) return <WriteInstead why={notSetUp} subject={mailSubject} supportEmail={supportEmail} />;
  return (
    <>
      <noscript>
        <WriteInstead why={needsScript} subject={mailSubject} supportEmail={supportEmail} />
      </noscript>
      <MessageForm sending={sending} />
    </>
  );
}

const subjects = contactSubjects.map((subject) => ({ value: subject, label: subject }));

function MessageForm({ sending }: { sending: EmailSending }) {
  const { faults, busy, props } = useEmailForm({
    rules: contactRules,
    send: (values) => sendEmail(sending, sending.contactTemplate, values),
    onSent: () => toast.success('Message sent successfully!'),
    onFailed: () => toast.error('Something went wrong. Please try again.'),
  });
  return (
    <form {...props} className="needs-js space-y-4" aria-label="Message">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required error={faults.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={faults.email}
        />
      </div>
      <SelectField
        label="Subject"
        name="subject"
        options={subjects}
        placeholder="Choose a subject"
        required
        error={faults.subject}
      />
      <TextArea label="Message" name="message" rows={7} required error={faults.message} />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Sending…' : 'Send Message'}
      </Button>
    </form>
  );
}
