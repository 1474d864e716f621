import { useEffect, useRef, useState } from 'react';
import { createClient, read } from '../../../contract/client.ts';
import { isWatched } from '../../../contract/playback.ts';
import { Resources } from '../../../features/learning/components/resources.tsx';
import type { LectureMedia, Study, StudyLecture } from '../../../features/learning/schemas.ts';
import { LectureActions } from './lecture-actions.tsx';
import { browserCache } from './playback-cache.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { CurriculumDrawer } from './side.tsx';
import { Stage } from './stage.tsx';
import { Transcript } from './transcript.tsx';
import { Unavailable } from './unavailable.tsx';
import { useCompletion } from './use-completion.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useSignedMedia } from './use-signed-media.ts';

type Props = {
  study: Study;
  lecture: StudyLecture;
  media: LectureMedia;
  viewerId: string;
  onCourseCompleted: () => void;
};

/** One lecture: its video, what to do next and its files. Mounted anew for each lecture. */
export function LectureView({ study, lecture, media, viewerId, onCourseCompleted }: Props) {
  const signed = useSignedMedia(study.course._id, lecture._id, media);
  const recorder = useRecorder(study.course._id, lecture, viewerId);
  const [ended, setEnded] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const keys = usePlayerKeys({ study, lecture, stage, video });
  const completion = useCompletion({ courseId: study.course._id, lecture, recorder, onCourseCompleted });
  const mayComplete = ended || !lecture.hasVideo || isWatched(lecture.percent, lecture.duration);
  return (
    <>
      {signed.videoUrl ? (
        <Stage
          stage={stage}
          video={video}
          said={keys.said}
          onHelp={keys.openSheet}
          title={lecture.title}
          poster={study.course.thumbnail?.url}
          recorder={recorder}
          signed={signed}
          onEnded={() => setEnded(true)}
        />
      ) : (
        <Unavailable
          title="Video content not available"
          text="This lecture has no video. Its files are below."
        />
      )}
      <LectureActions study={study} lecture={lecture} mayComplete={mayComplete} completion={completion} />
      <CurriculumDrawer study={study} selectedId={lecture._id} />
      <Resources resources={signed.media.resources} />
      <Transcript url={signed.media.captions?.url} video={video} />
      <ShortcutsSheet {...keys.sheet} />
    </>
  );
}

/** Made in the browser, because what the browser remembers decides where to begin. */
function useRecorder(courseId: string, lecture: StudyLecture, viewerId: string): Recorder | null {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer about the same lecture keeps its recorder
  useEffect(() => {
    const path = createClient(window.location.origin).courses[':id'].lectures[':lectureId'].playback;
    const param = { id: courseId, lectureId: lecture._id };
    const made = createRecorder({
      lecture,
      cache: browserCache(viewerId, lecture._id),
      send: (json, leaving) => read(path.$put({ param, json }, { init: { keepalive: leaving } })),
    });
    setRecorder(made);
  }, [courseId, lecture._id, viewerId]);
  return recorder;
}
