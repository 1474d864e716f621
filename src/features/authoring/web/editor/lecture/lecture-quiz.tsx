import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import type { ContentProps } from './content-props.ts';

type Loaded = { value: string; label: string }[] | 'loading' | 'failed';

/** Which quiz of the course learners take here. */
export function LectureQuiz({ editor, lecture, name, path, errors }: ContentProps) {
  const { courseId } = useParams();
  const { quizzes, retry } = useQuizzes(courseId);
  const choose = (quizId: string) =>
    editor.change({ type: 'changeLecture', lecture: lecture.key, change: { quizId: quizId || undefined } });
  if (!courseId)
    return (
      <p className="text-sm text-ink-2">
        Save the course first. Then create its quizzes and choose one here.
      </p>
    );
  if (quizzes === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        We couldn’t load the quizzes of this course.
        <Button size="sm" variant="secondary" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  const options = quizzes === 'loading' ? [] : quizzes;
  return (
    <SelectField
      label="Quiz"
      aria-label={`Quiz for ${name}`}
      name={`${path}.quizId`}
      fieldClassName="max-w-md"
      hint={
        quizzes !== 'loading' && options.length === 0
          ? 'This course has no quizzes yet. Create one on its Quizzes page.'
          : 'The next lecture opens once this quiz is passed, or submitted if it has no pass mark.'
      }
      placeholder={quizzes === 'loading' ? 'Loading…' : 'Choose a quiz'}
      options={options}
      value={lecture.quizId ?? ''}
      error={errors[`${path}.quizId`]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function useQuizzes(courseId: string | undefined) {
  const [quizzes, setQuizzes] = useState<Loaded>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the quizzes again
  useEffect(() => {
    if (!courseId) return;
    setQuizzes('loading');
    const { courses } = createClient(window.location.origin);
    read(courses[':id'].quizzes.$get({ param: segments({ id: courseId }) })).then(
      (list) => setQuizzes(list.quizzes.map(({ _id, title }) => ({ value: _id, label: title }))),
      () => setQuizzes('failed'),
    );
  }, [courseId, tries]);
  return { quizzes, retry: () => setTries((before) => before + 1) };
}
