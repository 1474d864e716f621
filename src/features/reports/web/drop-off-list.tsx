import { counted, percent } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import type { DropOff } from '../contract.ts';

/** How far the learners of a course have come, lecture by lecture. */
export function DropOffList({ dropOff: { learners, lectures } }: { dropOff: DropOff }) {
  return (
    <Card as="section" aria-labelledby="drop-off">
      <h2 id="drop-off" className="text-xl">
        How far learners get
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-2">
        {learners === 0
          ? 'No one is enrolled yet.'
          : `Learners who opened this lecture or a later one, out of ${counted(learners, 'current learner')}.`}
      </p>
      {learners > 0 && (
        <ol className="space-y-3">
          {lectures.map(({ _id, title, reached }, index) => (
            <li
              key={_id}
              className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_12rem_6rem]"
            >
              <span className="min-w-0 wrap-anywhere">
                {index + 1}. {title}
              </span>
              <ProgressBar label={`Reached “${title}”`} value={(reached / learners) * 100} />
              <span className="text-sm tabular-nums text-ink-2 sm:text-end">
                {reached} ({percent((reached / learners) * 100)}%)
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
