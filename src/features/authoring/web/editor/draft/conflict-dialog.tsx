import { useEffect, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { Spinner } from '../../../../../ui/states/spinner.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { FullCourse } from '../../../contract.ts';
import { differences } from '../../../draft/comparing/differences.ts';
import type { EditorState } from '../../../draft/edited-course.ts';
import { editorStateOf } from '../../../draft/editor-state.ts';

type Props = {
  courseId: string;
  mine: EditorState;
  onTakeTheirs: (course: FullCourse) => void;
  /** Overwrites this version, and no later one. */
  onKeepMine: (version: number) => void;
  onClose: () => void;
};

/**
 * Shown when the course has been saved elsewhere in the meantime: lists the differences and lets the author choose a
 * version. Until then nothing is overwritten.
 */
export function ConflictDialog({ courseId, mine, onTakeTheirs, onKeepMine, onClose }: Props) {
  const { theirs, failed, retry } = useNewest(courseId);
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      title="Someone else has changed this course"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            Keep editing
          </Button>
          <Button variant="secondary" disabled={!theirs} onClick={() => theirs && onTakeTheirs(theirs)}>
            Load the saved version
          </Button>
          <Button variant="danger" disabled={!theirs} onClick={() => theirs && onKeepMine(theirs.version)}>
            Overwrite with my version
          </Button>
        </>
      }
    >
      {theirs && <Choice mine={mine} theirs={theirs} />}
      {!theirs && !failed && <Spinner label="Loading the saved version…" />}
      {failed && <ErrorState message="We couldn’t load the saved version." onRetry={retry} />}
    </Dialog>
  );
}

function Choice({ mine, theirs }: { mine: EditorState; theirs: FullCourse }) {
  const parts = differences(mine, editorStateOf(theirs));
  return (
    <div className="space-y-3">
      <p>
        It was saved elsewhere (<LocalTime iso={theirs.updatedAt} format="time" />) after you opened it. Your
        changes haven’t been saved yet.
      </p>
      {parts.length > 0 ? (
        <>
          <p className="font-semibold">The two versions differ in:</p>
          <ul className="list-disc pl-5">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>The two versions are identical.</p>
      )}
      <p className="text-ink-2">
        “Load the saved version” discards your changes. “Overwrite with my version” discards the changes saved
        since you opened the course.
      </p>
    </div>
  );
}

/** The course as it is on the server now. */
function useNewest(id: string) {
  const [theirs, setTheirs] = useState<FullCourse>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    read(createClient(window.location.origin).courses[':id'].edit.$get({ param: segments({ id }) })).then(
      ({ course }) => isWanted && setTheirs(course),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  return { theirs, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
