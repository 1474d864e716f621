import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { instructorCrumbs } from '../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type Announcement, AnnouncementQuery, type CourseAnnouncements } from '../contract.ts';
import { announcementLimits, announcementsPerPage } from '../limits.ts';
import type { Route } from './+types/announcements';
import { announcementColumns, stateFilter } from './announcement-columns.tsx';
import { announcementsPath } from './announcement-paths.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Announcements · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { announcements } = scopeOf(args).api.courses[':id'];
  const param = segments({ id: args.params.courseId });
  const { course } = await orNotFound(read(announcements.reach.$get({ param })));
  const list = await loadList(
    args.request,
    { query: AnnouncementQuery, limit: announcementsPerPage },
    (query) => read(announcements.$get({ param, query })),
  );
  return { course, list };
}

const announcements = defineList({
  rows: (list: CourseAnnouncements): Announcement[] => list.announcements,
  caption: 'Announcements',
  things: 'announcements',
  thing: 'announcement',
  search: { label: 'Search announcements', placeholder: 'Search by title…' },
  filters: [stateFilter],
  columns: [
    {
      key: 'title',
      header: 'Title',
      cell: ({ _id, title, course, hiddenReason }) => (
        <span className="block min-w-40 wrap-anywhere">
          <Link to={`${announcementsPath(course._id)}/${_id}`} className="link font-semibold">
            {title}
          </Link>
          {hiddenReason && (
            <span className="block text-sm text-ink-2">Hidden by an administrator: {hiddenReason}</span>
          )}
        </span>
      ),
    },
    ...announcementColumns,
  ],
  empty: (
    <EmptyState
      title="No announcements yet"
      text="Write to everyone in this course, or only to those who haven’t started, are behind, or have completed it."
      action={<LinkButton to="new">Write the first one</LinkButton>}
    />
  ),
  noMatch: 'No announcements match your search or filters.',
});

/** The announcements of an instructor's own course. */
export default function Announcements({ loaderData: { course, list } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Announcements"
      text={`Messages to your learners, by email and in the course. Up to ${announcementLimits.perMonth} a month.`}
      breadcrumbs={instructorCrumbs(course, { label: 'Announcements' })}
      actions={
        <LinkButton to="new" icon={<Plus aria-hidden="true" />}>
          New announcement
        </LinkButton>
      }
      list={announcements}
      loaded={list}
    />
  );
}
