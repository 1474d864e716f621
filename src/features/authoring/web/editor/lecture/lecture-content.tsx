import type { ContentProps } from './content-props.ts';
import { LectureQuiz } from './lecture-quiz.tsx';
import { LectureText } from './lecture-text.tsx';
import { LectureVideo } from './lecture-video.tsx';

/** The fields for the content of a lecture, by its kind. */
export function LectureContent(props: ContentProps) {
  const { editor, lecture, name, path, errors } = props;
  if (lecture.kind === 'text') return <LectureText {...props} />;
  if (lecture.kind === 'quiz') return <LectureQuiz {...props} />;
  return <LectureVideo editor={editor} lecture={lecture} name={name} error={errors[`${path}.video`]} />;
}
