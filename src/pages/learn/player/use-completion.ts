import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, createClient, read } from '../../../contract/client.ts';
import type { StudyLecture } from '../../../features/learning/schemas.ts';
import { toast } from '../../../ui/toast.ts';
import type { Recorder } from './recorder.ts';

type Options = {
  courseId: string;
  lecture: StudyLecture;
  recorder: Recorder | null;
  onCourseCompleted: () => void;
};

export type Completion = { busy: boolean; complete: () => void };

const doneToastMs = 2000;

/** Marks a lecture as completed: what was watched is saved first, then the server decides. One at a time. */
export function useCompletion({ courseId, lecture, recorder, onCourseCompleted }: Options): Completion {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const navigate = useNavigate();

  async function complete(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await recorder?.save();
      const { progress } = createClient(window.location.origin).courses[':id'];
      const answer = await read(progress.$put({ param: { id: courseId }, json: { lectureId: lecture._id } }));
      recorder?.unlock();
      toast.success('Lecture completed!', { duration: doneToastMs });
      // Fetches the page's data anew and stays at this lecture, where the address named none.
      await navigate(`?lecture=${lecture._id}`, { replace: true, preventScrollReset: true });
      if (answer.completed) onCourseCompleted();
    } catch (error) {
      toast.error(error instanceof ApiFailure ? error.message : 'Failed to mark lecture as complete');
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, complete: () => void complete() };
}
