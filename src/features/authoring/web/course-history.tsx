import { defineList, type Listed } from '../../../lib/list/define-list.ts';
import { ListPart } from '../../../lib/list/list-part.tsx';
import type { Part } from '../../../lib/page/part.ts';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { CourseHistory as History, HistoryEntry } from '../contract.ts';
import { actionSentence } from '../publishing/history-copy.ts';

/** A course's history, newest first. */
export function CourseHistory({
  history,
  viewerId,
}: {
  history: Part<History>;
  viewerId: string | undefined;
}) {
  const list = defineList({
    rows: (data: Listed<'entries', HistoryEntry>) => data.entries,
    caption: 'History',
    things: 'entries',
    thing: 'entry',
    cards: {
      as: 'ol',
      className: 'mt-3 divide-y divide-hairline border-y border-hairline',
      card: (entry) => <Entry entry={entry} viewerId={viewerId} />,
    },
    empty: <p className="mt-3 text-ink-2">Nothing recorded yet.</p>,
  });
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ListPart list={list} loaded={history} />
    </section>
  );
}

function Entry({ entry, viewerId }: { entry: HistoryEntry; viewerId: string | undefined }) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-semibold">{actorName(entry, viewerId)}</span> {actionSentence(entry.action)}
        </p>
        <p className="text-sm text-ink-2">
          <LocalTime iso={entry.createdAt} format="time" />
        </p>
      </div>
      {entry.reason && (
        <blockquote className="mt-2 border-l-4 border-hairline pl-3 whitespace-pre-line text-ink-2">
          {entry.reason}
        </blockquote>
      )}
    </li>
  );
}

function actorName({ actor }: HistoryEntry, viewerId: string | undefined): string {
  if (!actor) return 'Milepost';
  if (actor._id === viewerId) return 'You';
  return actor.role === 'admin' ? `${actor.name} (administrator)` : actor.name;
}
