import { useState } from 'react';
import { ApiForm, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import type { EmailSending } from '../../../../lib/page/scope.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { applicationRules } from './form-rules.ts';
import { NameAndEmail } from './name-and-email.tsx';
import { notSetUp, WriteInstead } from './not-configured.tsx';
import { sendEmail } from './send-email.ts';
import { useEmailForm } from './use-email-form.ts';

export type ApplicationProps = {
  /** Null if not configured, undefined while loading. */
  sending: EmailSending | null | undefined;
  supportEmail: string;
  onClose: () => void;
};

/** The "Become an Instructor" dialog. If closed by mistake, it reopens with the previous input. */
export default function InstructorApplication({ sending, supportEmail, onClose }: ApplicationProps) {
  const viewer = useViewer();
  const [problem, setProblem] = useState<FormProblem>();
  const { faults, busy, props } = useEmailForm({
    rules: applicationRules,
    send: async (values) => {
      setProblem(undefined);
      if (!sending) throw new Error(notSetUp);
      await sendEmail(sending, sending.instructorTemplate, { ...values, instructorAgreement: 'Yes' });
    },
    onSent: () => {
      toast.success('Application sent successfully!');
      onClose();
    },
    onFailed: () => setProblem({ message: 'Something went wrong.' }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Become an Instructor"
      description="Tell us what you have delivered and what you would teach. We read every application and reply by email."
      size="lg"
      busy={busy}
      footer={
        sending !== null && (
          <>
            <Button variant="secondary" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" form="instructor-application" busy={busy || sending === undefined}>
              {busy ? 'Sending…' : 'Send Application'}
            </Button>
          </>
        )
      }
    >
      {sending === null ? (
        <WriteInstead why={notSetUp} subject="Instructor application" supportEmail={supportEmail} />
      ) : (
        <ApiForm
          {...props}
          id="instructor-application"
          action="/contact"
          failure={problem}
          className="space-y-4"
        >
          <FormDraft of="application" />
          <NameAndEmail typed={{ name: viewer?.name, email: viewer?.email }} faults={faults} />
          <TextArea
            label="Background"
            name="background"
            hint="What you have delivered, where, and in which role."
            rows={4}
            required
            error={faults.background}
          />
          <TextArea
            label="Topics"
            name="topics"
            hint="The course or courses you would like to teach."
            rows={3}
            required
            error={faults.topics}
          />
          <TextField
            label="Links (optional)"
            name="links"
            hint="Your website, a profile, a talk or an article."
            error={faults.links}
          />
          <CheckboxField
            label={<AgreementText />}
            name="instructorAgreement"
            required
            error={faults.instructorAgreement}
          />
        </ApiForm>
      )}
    </Dialog>
  );
}

function AgreementText() {
  return (
    <>
      I agree to the{' '}
      <a className="link" href="/termsandconndition?for=instructor" target="_blank" rel="noopener">
        Instructor Terms and Conditions
      </a>
    </>
  );
}
