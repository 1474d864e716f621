import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { LectureMedia, Study, StudyLecture } from '../../../learning/contract.ts';
import { Resources } from '../../../learning/web/resources.tsx';
import { useCompletion } from './completion/use-completion.ts';
import { ShortcutsLater } from './keys/shortcuts-later.tsx';
import { usePlayerKeys } from './keys/use-player-keys.ts';
import { type LectureTab, LectureTabs } from './lecture-tabs.tsx';
import { neighboursOf } from './neighbours.ts';
import { LectureActions } from './next/lecture-actions.tsx';
import { UpNextLater } from './next/up-next-later.tsx';
import { SavingNotice } from './saving-progress/saving-notice.tsx';
import type { useRecorder } from './saving-progress/use-recorder.ts';
import { CurriculumDrawer } from './side.tsx';
import { NotYetPlayable } from './stage/not-yet-playable.tsx';
import { Stage } from './stage/stage.tsx';
import { Unavailable } from './stage/unavailable.tsx';
import { useSignedMedia } from './stage/use-signed-media.ts';

export type LectureProps = {
  study: Study;
  lecture: StudyLecture;
  media: LectureMedia;
  viewerId: string;
  onCourseCompleted: () => void;
  /** Shown below the video and its title. */
  children: ReactNode;
} & ReturnType<typeof useRecorder>;

/** One lecture: its video, what to do next and its files. Remounted for each lecture. */
export function LectureView({
  study,
  lecture,
  media,
  viewerId,
  recorder,
  saving,
  onCourseCompleted,
  children,
}: LectureProps) {
  const signed = useSignedMedia(study.course._id, lecture._id, media);
  const [watched, setWatched] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState<LectureTab>('notes');
  const writeNote = () => {
    flushSync(() => setTab('notes'));
    noteField.current?.focus();
  };
  const keys = usePlayerKeys({ study, lecture, stage, video, onNote: writeNote });
  const completion = useCompletion({ courseId: study.course._id, lecture, recorder, onCourseCompleted });
  const mayComplete = watched || !lecture.hasVideo || (recorder?.watched ?? false);
  const { next } = neighboursOf(study, lecture);
  const plays = useLocation().state?.plays === true;
  return (
    <>
      <div className="relative">
        {signed.media.video && signed.media.video.state !== 'ready' ? (
          <NotYetPlayable state={signed.media.video.state} onCheck={signed.refresh} />
        ) : signed.videoUrl ? (
          <Stage
            stage={stage}
            video={video}
            feedback={keys.feedback}
            onHelp={keys.openSheet}
            title={lecture.title}
            poster={study.course.thumbnail?.url}
            autoPlay={plays}
            recorder={recorder}
            signed={signed}
            onEnded={() => setWatched(recorder?.watched ?? true)}
          />
        ) : (
          <Unavailable
            title="Video content not available"
            text="This lecture has no video. Its files are below."
          />
        )}
        {next && !next.locked && (
          <UpNextLater open={completion.continuing} next={next} onCancel={completion.stopContinuing} />
        )}
      </div>
      <SavingNotice saving={saving} completionWaits={completion.waiting} />
      <LectureActions
        study={study}
        lecture={lecture}
        mayComplete={mayComplete}
        completion={completion}
        continues
      />
      <CurriculumDrawer study={study} selectedId={lecture._id} />
      {children}
      <Resources resources={signed.media.resources} />
      <LectureTabs
        courseId={study.course._id}
        lectureId={lecture._id}
        viewerId={viewerId}
        video={video}
        noteField={noteField}
        captions={signed.media.captions?.url}
        chosen={tab}
        onChoose={setTab}
      />
      <ShortcutsLater {...keys.sheet} />
    </>
  );
}
