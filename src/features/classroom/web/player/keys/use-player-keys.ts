import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { Study, StudyLecture } from '../../../../learning/contract.ts';
import { neighboursOf } from '../neighbours.ts';
import { readPreferences, rememberPreferences } from './preferences.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Options = {
  study: Study;
  lecture: StudyLecture;
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Opens the notes and moves the focus to the field for a new one. */
  onNote: () => void;
};

/** The keyboard shortcuts of the player, their help dialog, and feedback for the last key. */
export function usePlayerKeys({ study, lecture, stage, video, onNote }: Options) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const [enabled, setEnabled] = useState(true);
  const { feedback, say } = useFeedback();
  const goTo = useGoTo();
  const { previous, next } = neighboursOf(study, lecture);
  useEffect(() => setEnabled(readPreferences().shortcuts), []);
  useShortcuts({
    stage,
    video,
    enabled,
    showFeedback: say,
    note: onNote,
    next: () => goTo(next),
    previous: () => goTo(previous),
    help: () => setSheetOpen(true),
  });
  return {
    feedback,
    openSheet: () => setSheetOpen(true),
    sheet: {
      open: sheetOpen,
      onClose: () => setSheetOpen(false),
      enabled,
      onEnable: (to: boolean) => {
        setEnabled(to);
        rememberPreferences({ shortcuts: to });
      },
    },
  };
}

function useGoTo(): (lecture: StudyLecture | undefined) => void {
  const navigate = useNavigate();
  return (lecture) => {
    if (!lecture) return;
    if (lecture.opensAt) toast.info('This lecture isn’t open yet', { description: explainOpening });
    else if (lecture.locked) toast.info('This lecture is locked', { description: explainLock });
    else void navigate(`?lecture=${lecture._id}`, { preventScrollReset: true });
  };
}

const explainOpening = 'The curriculum shows when it opens.';
const explainLock = 'Complete the previous lecture to unlock it.';

const feedbackMs = 1200;

/** Text shown briefly over the video. */
function useFeedback() {
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(''), feedbackMs);
    return () => clearTimeout(timer);
  }, [feedback]);
  return { feedback, say: useCallback((sentence: string) => setFeedback(sentence), []) };
}
