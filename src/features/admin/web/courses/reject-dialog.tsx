import { useId } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useWhenFinished } from '../../../../ui/overlays/use-when-finished.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';

type Course = { _id: string; title: string };

/** Asks what the instructor should change. The reason is optional and goes into the email. */
export function RejectDialog({ course, onClose }: { course: Course | null; onClose: () => void }) {
  return course ? <OpenDialog key={course._id} course={course} onClose={onClose} /> : null;
}

/** What the action answers when it failed; `isOver` when there is nothing left to decide. */
type Refusal = { failure: { message: string; isOver?: boolean } };

/** Stays open, with the reason, until the decision is saved or someone else made it. */
function OpenDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const form = useId();
  const fetcher = useFetcher<Refusal>();
  const failure = fetcher.data?.failure;
  const busy = fetcher.state !== 'idle';
  useWhenFinished(fetcher.state, () => {
    if (failure && !failure.isOver) return;
    if (failure) toast.error(failure.message);
    onClose();
  });
  return (
    <Dialog
      open
      title="Reject course"
      description={`We'll unpublish “${course.title}” and email its instructor your reason.`}
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
      <fetcher.Form id={form} method="post" className="space-y-4">
        {failure && !busy && (
          <Notice tone="error" role="alert">
            {failure.message}
          </Notice>
        )}
        <input type="hidden" name="intent" value="reject" />
        <input type="hidden" name="courseId" value={course._id} />
        <TextArea
          label="Reason"
          name="reason"
          rows={5}
          max={2000}
          hint="What needs to change before the course can be published?"
        />
      </fetcher.Form>
    </Dialog>
  );
}
