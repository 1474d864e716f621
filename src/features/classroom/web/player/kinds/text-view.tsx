import { useRef } from 'react';
import { Markdown } from '../../../../../lib/markdown/markdown.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { Resources } from '../../../../learning/web/resources.tsx';
import { LectureQuestions } from '../../../../threads/web/player/lecture-questions.tsx';
import { useCompletion } from '../completion/use-completion.ts';
import type { LectureProps } from '../lecture-view.tsx';
import { CompleteButton, LectureActions } from '../next/lecture-actions.tsx';
import { CurriculumDrawer } from '../side.tsx';

/** A lecture to read. The button that confirms it is at the end of the text. */
export default function TextView({
  study,
  lecture,
  media,
  recorder,
  onCourseCompleted,
  children,
}: LectureProps) {
  const courseId = study.course._id;
  const video = useRef<HTMLVideoElement>(null);
  const completion = useCompletion({ courseId, lecture, recorder, onCourseCompleted });
  return (
    <>
      <LectureActions study={study} lecture={lecture} mayComplete={false} completion={completion} />
      <CurriculumDrawer study={study} selectedId={lecture._id} />
      {children}
      <Card as="section" padding="lg" className="mt-6" aria-label={lecture.title}>
        <Markdown>{media.text ?? ''}</Markdown>
        {!lecture.completed && (
          <div className="mt-8 border-t border-hairline pt-5">
            <CompleteButton lecture={lecture} mayComplete completion={completion} />
          </div>
        )}
      </Card>
      <Resources resources={media.resources} />
      <Card as="section" className="needs-js mt-8" aria-labelledby="questions">
        <h3 id="questions" className="mb-3 text-lg">
          Questions
        </h3>
        <LectureQuestions courseId={courseId} lectureId={lecture._id} video={video} wanted />
      </Card>
    </>
  );
}
