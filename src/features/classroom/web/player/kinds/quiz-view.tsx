import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { Resources } from '../../../../learning/web/resources.tsx';
import { useCompletion } from '../completion/use-completion.ts';
import type { LectureProps } from '../lecture-view.tsx';
import { LectureActions } from '../next/lecture-actions.tsx';
import { CurriculumDrawer } from '../side.tsx';

/** A quiz between lectures: passing it completes the lecture automatically. */
export default function QuizView({
  study,
  lecture,
  media,
  recorder,
  onCourseCompleted,
  children,
}: LectureProps) {
  const courseId = study.course._id;
  const completion = useCompletion({ courseId, lecture, recorder, onCourseCompleted });
  const isDone = media.quiz?.isDone ?? false;
  return (
    <>
      <LectureActions study={study} lecture={lecture} mayComplete={isDone} completion={completion} />
      <Card as="section" padding="lg" className="mt-6" aria-labelledby="quiz">
        <h3 id="quiz" className="text-xl">
          {isDone ? 'You’ve done this quiz' : 'Take the quiz'}
        </h3>
        <p className="mt-2 max-w-prose text-ink-2">
          {isDone
            ? 'You can take it again or read your results.'
            : 'Pass it to go on, or submit it if it has no pass mark. Your answers are saved as you give them.'}
        </p>
        <LinkButton
          className="mt-4"
          variant={isDone ? 'secondary' : 'primary'}
          to={`/dashboard/courses/${courseId}/quizzes/${media.quiz?._id}`}
        >
          {isDone ? 'Open the quiz again' : 'Open the quiz'}
        </LinkButton>
      </Card>
      <CurriculumDrawer study={study} selectedId={lecture._id} />
      {children}
      <Resources resources={media.resources} />
    </>
  );
}
