import { Link } from 'react-router';
import { counted } from '../../../../contract/text/time/formats.ts';
import type { SimilarThreads } from '../../contract.ts';
import { stateLabels, threadPath } from '../lists/thread-item.tsx';

type Props = { id: string; courseId: string; threads: SimilarThreads['threads'] };

/** Questions that may already have the answer. They open in a new tab, so that nothing typed is lost. */
export function SimilarQuestions({ id, courseId, threads }: Props) {
  return (
    <div role="status">
      {threads.length > 0 && (
        <section aria-labelledby={id} className="rounded-card bg-sunken p-4 text-sm">
          <p id={id} className="font-semibold">
            Has this been asked before?
          </p>
          <ul className="mt-2 grid gap-2">
            {threads.map((thread) => (
              <li key={thread._id}>
                <Link
                  to={threadPath({ _id: thread._id, course: { _id: courseId, title: '' } })}
                  target="_blank"
                  className="link"
                >
                  {thread.title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </Link>{' '}
                <span className="text-ink-2">
                  {stateLabels[thread.state].label}, {counted(thread.answers, 'answer')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
