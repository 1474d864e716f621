import { Pagination } from '../../../ui/lists/pagination.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { CourseHistory as History, HistoryEntry } from '../contract.ts';
import { deedOf } from '../publishing/history-copy.ts';

/** Who did what with a course, newest first. */
export function CourseHistory({ history, viewerId }: { history: History; viewerId: string | undefined }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        History
      </h2>
      {history.entries.length === 0 ? (
        <p className="mt-3 text-ink-2">Nothing recorded yet.</p>
      ) : (
        <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
          {history.entries.map((entry) => (
            <li key={entry._id} className="py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <p className="min-w-0">
                  <span className="font-semibold">{whoOf(entry, viewerId)}</span> {deedOf(entry.action)}
                </p>
                <p className="text-sm text-ink-2">
                  <LocalTime iso={entry.createdAt} look="time" />
                </p>
              </div>
              {entry.reason && (
                <blockquote className="mt-2 border-l-4 border-hairline pl-3 whitespace-pre-line text-ink-2">
                  {entry.reason}
                </blockquote>
              )}
            </li>
          ))}
        </ol>
      )}
      <Pagination className="mt-4" list={history} things="entries" thing="entry" />
    </section>
  );
}

function whoOf({ actor }: HistoryEntry, viewerId: string | undefined): string {
  if (!actor) return 'Milepost';
  if (actor._id === viewerId) return 'You';
  return actor.role === 'admin' ? `${actor.name} (administrator)` : actor.name;
}
