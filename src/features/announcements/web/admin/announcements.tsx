import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { type Announcement, type AnnouncementList, AnnouncementQuery } from '../../contract.ts';
import { announcementsPerPage } from '../../limits.ts';
import { announcementColumns, stateFilter } from '../announcement-columns.tsx';
import type { Route } from './+types/announcements';

export const meta: Route.MetaFunction = () => [{ title: 'Announcements · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { announcements } = scopeOf(args).api.admin;
  return {
    list: await loadList(args.request, { query: AnnouncementQuery, limit: announcementsPerPage }, (query) =>
      read(announcements.$get({ query })),
    ),
  };
}

const announcements = defineList({
  rows: (list: AnnouncementList): Announcement[] => list.announcements,
  caption: 'Announcements',
  things: 'announcements',
  thing: 'announcement',
  search: { label: 'Search announcements', placeholder: 'Search by title or course…' },
  filters: [stateFilter],
  columns: [
    {
      key: 'title',
      header: 'Title',
      cell: ({ _id, title, course, instructor }) => (
        <span className="block min-w-44 wrap-anywhere">
          <Link to={`/admin-dashboard/announcements/${_id}`} className="link font-semibold">
            {title}
          </Link>
          <span className="block text-sm text-ink-2">
            {course.title}, by {instructor}
          </span>
        </span>
      ),
    },
    ...announcementColumns,
  ],
  empty: 'No announcements yet. Instructors send them to learners taking their courses.',
  noMatch: 'No announcements match your search or filters.',
});

/** The announcements of all courses. */
export default function Announcements({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Announcements"
      text="Messages from instructors to their learners. Open one to hide or cancel it."
      list={announcements}
      loaded={list}
    />
  );
}
