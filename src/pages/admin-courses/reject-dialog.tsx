import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Asks what the instructor should change. The reason is optional and goes into the mail. */
export function RejectDialog({
  course,
  onClose,
}: {
  course: { _id: string; title: string } | null;
  onClose: () => void;
}) {
  const form = useId();
  const busy = useNavigation().state !== 'idle';
  if (!course) return null;
  return (
    <Dialog
      open
      title="Reject course"
      description={`“${course.title}” goes back to its instructor, unpublished. They are mailed what you write here.`}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            Reject course
          </Button>
        </>
      }
    >
      <Form id={form} method="post" onSubmit={onClose}>
        <input type="hidden" name="intent" value="reject" />
        <input type="hidden" name="courseId" value={course._id} />
        <TextArea
          label="Reason"
          name="reason"
          rows={5}
          max={2000}
          hint="What should change before the course can be published?"
        />
      </Form>
    </Dialog>
  );
}
