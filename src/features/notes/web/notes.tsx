import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { clockTime } from '../../../contract/text/time/clock-time.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { orToCourses } from '../../learning/web/or-to-courses.ts';
import type { Note } from '../contract.ts';
import type { Route } from './+types/notes';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Notes · ${loaderData.course.title} · Milepost` : 'Milepost' },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { notes } = scopeOf(args).api.courses[':id'];
  return orToCourses(read(notes.$get({ param: segments({ id: args.params.courseId }) })));
}

/** All notes of a course, to read, print or download. They are changed in the player. */
export default function Notes({ loaderData: { course, notes } }: Route.ComponentProps) {
  const player = `/dashboard/courses/${course._id}`;
  return (
    <>
      <PageHeader
        title="Notes"
        text={notes.length > 0 ? `${counted(notes.length, 'note')} on this course.` : undefined}
        breadcrumbs={[{ label: course.title, to: player }, { label: 'Notes' }]}
        actions={notes.length > 0 && <Exports courseId={course._id} />}
      />
      {notes.length === 0 ? (
        <EmptyState
          className="mt-8"
          title="No notes yet"
          text="Write one below a lecture’s video, or press N while you watch."
          action={<LinkButton to={player}>Open the course</LinkButton>}
        />
      ) : (
        [...Map.groupBy(notes, ({ lecture }) => lecture?._id)].map(([id, some]) => (
          <LectureNotes key={id ?? 'removed'} player={player} notes={some} />
        ))
      )}
    </>
  );
}

function Exports({ courseId }: { courseId: string }) {
  const file = (kind: 'md' | 'csv') => `/api/courses/${courseId}/notes.${kind}`;
  const icon = <Download aria-hidden="true" />;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={file('md')} className="btn btn-secondary" onClick={(event) => void downloadIfThere(event)}>
        {icon} Markdown
      </a>
      <a href={file('csv')} className="btn btn-secondary" onClick={(event) => void downloadIfThere(event)}>
        {icon} CSV
      </a>
      <Button
        variant="secondary"
        className="needs-js"
        icon={<Printer aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  );
}

function LectureNotes({ player, notes }: { player: string; notes: Note[] }) {
  const lecture = notes[0]?.lecture;
  return (
    <section className="mt-8">
      <h2 className="text-xl">{lecture?.title ?? 'Removed lecture'}</h2>
      <ol className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-surface px-4">
        {notes.map(({ _id, second, text }) => (
          <li key={_id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-3">
            {lecture ? (
              <Link to={`${player}?lecture=${lecture._id}&at=${second}`} className="link tabular-nums">
                {clockTime(second)}
              </Link>
            ) : (
              <span className="text-ink-2 tabular-nums">{clockTime(second)}</span>
            )}
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
