import { Link } from 'react-router';
import type { AskedQuestion } from '../contract.ts';
import { quizPath } from './quiz-paths.ts';

type Props = { quiz: NonNullable<AskedQuestion['openQuiz']>; courseId: string };

/** Why a question doesn't show its answer yet, and when it will. */
export const OpenQuiz = ({ quiz, courseId }: Props) => (
  <p className="wrap-anywhere mt-4 text-ink-2">
    You’ve started{' '}
    <Link to={quizPath(courseId, quiz._id)} className="link">
      {quiz.title}
    </Link>
    , which also has this question. You’ll see the answer here once you’ve submitted that attempt.
  </p>
);
