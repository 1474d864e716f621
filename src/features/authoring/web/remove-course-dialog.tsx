import { useFetcher } from 'react-router';
import { useWhenFinished } from '../../../lib/form/after-sending/use-when-finished.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** The actions' response when a course cannot be deleted or archived; a success redirects with a toast. */
export type RemovalFailure = {
  /** `isOver`: someone else decided first. */
  failure: { code: string; message: string; isOver?: boolean };
};

const archiveHelps = ['course.has_learners', 'course.has_records'];

/** Asks before a course is deleted; if that is refused because of its learners, offers to archive it instead. */
export function RemoveCourseDialog(props: {
  course: { _id: string; title: string } | null;
  onClose: () => void;
}) {
  return props.course ? (
    <OpenDialog key={props.course._id} course={props.course} onClose={props.onClose} />
  ) : null;
}

function OpenDialog({ course, onClose }: { course: { _id: string; title: string }; onClose: () => void }) {
  const fetcher = useFetcher<RemovalFailure>();
  const failure = fetcher.data?.failure;
  const offersArchive = failure !== undefined && archiveHelps.includes(failure.code);
  const send = (intent: 'delete' | 'archive') =>
    fetcher.submit({ intent, courseId: course._id }, { method: 'post' });

  useWhenFinished(fetcher.state, () => {
    if (offersArchive) return;
    if (failure) toast.error(failure.message);
    onClose();
  });
  if (offersArchive) {
    return (
      <ConfirmDialog
        open
        title="This course cannot be deleted"
        confirmLabel="Archive course"
        tone="default"
        busy={fetcher.state !== 'idle'}
        onClose={onClose}
        onConfirm={() => send('archive')}
      >
        <p>{failure.message}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={`Delete “${course.title}”?`}
      confirmLabel="Delete course"
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() => send('delete')}
    >
      <p>Are you sure you want to delete this course? This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
