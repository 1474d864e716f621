import { useFetcher } from 'react-router';
import { useWhenFinished } from '../../../../lib/form/after-sending/use-when-finished.ts';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';

type Course = { _id: string; title: string };

const rejectionText = ({ title }: Pick<Course, 'title'>): string =>
  `We’ll unpublish “${title}” and email its instructor your reason.`;

const RejectionReason = () => (
  <TextArea
    label="Reason"
    name="reason"
    rows={5}
    max={2000}
    hint="What needs to change before the course can be published?"
  />
);

/** Asks what the instructor should change. The reason is optional and goes into the email. */
export function RejectDialog({ course, onClose }: { course: Course | null; onClose: () => void }) {
  return course ? <OpenDialog key={course._id} course={course} onClose={onClose} /> : null;
}

/** Replaces the dialog where scripts are off. */
export const RejectWithoutScripts = ({ course, size }: { course: Course; size?: 'sm' | 'md' }) => (
  <ConfirmWithoutScripts
    opener={
      <>
        Reject<span className="sr-only">: {course.title}</span>
      </>
    }
    title="Reject course"
    description={rejectionText(course)}
    label="Reject course"
    size={size}
    hiddenFields={{ intent: 'reject', courseId: course._id }}
  >
    <RejectionReason />
  </ConfirmWithoutScripts>
);

/** The action's response to a failure; `isOver` when there is nothing left to decide on. */
type Refusal = { failure: { message: string; isOver?: boolean } };

/** Stays open, with the reason, until the rejection is saved or someone else has decided. */
function OpenDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const fetcher = useFetcher<Refusal>();
  const failure = fetcher.data?.failure;
  const busy = fetcher.state !== 'idle';
  useWhenFinished(fetcher.state, () => {
    if (failure && !failure.isOver) return;
    if (failure) toast.error(failure.message);
    onClose();
  });
  return (
    <FormDialog
      title="Reject course"
      description={rejectionText(course)}
      label="Reject course"
      tone="danger"
      busy={busy}
      onClose={onClose}
      fetcher={fetcher}
      failure={busy ? undefined : failure}
      hiddenFields={{ intent: 'reject', courseId: course._id }}
    >
      <FormDraft of={`reason:${course._id}`} closes />
      <RejectionReason />
    </FormDialog>
  );
}
