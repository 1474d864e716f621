import { useFetcher } from 'react-router';
import { useWhenFinished } from '../../../lib/form/after-sending/use-when-finished.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { RemovalFailure } from './remove-course-dialog.tsx';

/** Asks before archiving a course, which is irreversible. */
export function ArchiveCourseDialog(props: { course: { _id: string; title: string }; onClose: () => void }) {
  const { course, onClose } = props;
  const fetcher = useFetcher<RemovalFailure>();
  useWhenFinished(fetcher.state, () => {
    if (fetcher.data?.failure) toast.error(fetcher.data.failure.message);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={`Archive “${course.title}”?`}
      confirmLabel="Archive course"
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() => fetcher.submit({ intent: 'archive', courseId: course._id }, { method: 'post' })}
    >
      <p>
        It will be removed from the catalogue permanently. Enrolled learners keep access. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
