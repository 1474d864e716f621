import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import type { Part } from '../../../lib/page/part.ts';
import type { ThreadQueue } from '../../threads/contract.ts';
import { ThreadItem } from '../../threads/web/lists/thread-item.tsx';
import { listClasses } from '../../threads/web/lists/thread-list.ts';
import { SectionHeading } from './section-heading.tsx';

/** The questions that have waited longest; nothing when all are answered. */
export function UnansweredQuestions({ questions }: { questions: Part<ThreadQueue> }) {
  if (questions.data?.total === 0) return null;
  return (
    <section aria-labelledby="unanswered" className="mt-12">
      <SectionHeading
        id="unanswered"
        to="/instructor-dashboard/questions?state=open"
        more={`All unanswered${questions.data ? ` (${questions.data.total})` : ''}`}
      >
        Unanswered questions
      </SectionHeading>
      <FailedPart part={questions} />
      {questions.data && (
        <ul className={listClasses}>
          {questions.data.threads.map((thread) => (
            <ThreadItem key={thread._id} thread={thread} withCourse />
          ))}
        </ul>
      )}
    </section>
  );
}
