import type { z } from 'zod';
import { toDollars } from '../../../../contract/money/money.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { streamRows } from '../../../../platform/database/queries/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../../../platform/http/responses/csv.ts';
import type { AdminFilter, OwnFilter } from '../../contract.ts';
import { type ListedCourse, sortedAllCourses, sortedOwnCourses } from './list-courses.server.ts';

const columns: CsvColumn<ListedCourse>[] = [
  ['Title', (course) => course.title],
  ['Category', (course) => course.category],
  ['Instructor', (course) => course.instructorName],
  ['Price (USD)', (course) => toDollars(course.priceCents)],
  [
    'Discount price (USD)',
    (course) => (course.discountCents === null ? null : toDollars(course.discountCents)),
  ],
  ['Students', (course) => course.studentCount],
  ['Lectures', (course) => course.totalLectures],
  ['Status', (course) => course.status],
  ['Visibility', (course) => (course.isPublished ? 'published' : 'unpublished')],
  ['Created', (course) => course.createdAt.toISOString()],
];

/** All courses that match the filter, as CSV. */
export const allCoursesCsv = (db: Db, filter: z.output<typeof AdminFilter>): Promise<Response> =>
  csvDownload('courses', columns, streamRows(sortedAllCourses(db, filter)));

/** The instructor's own courses that match the filter, as CSV. */
export const ownCoursesCsv = (
  db: Db,
  instructorId: string,
  filter: z.output<typeof OwnFilter>,
): Promise<Response> =>
  csvDownload('my-courses', columns, streamRows(sortedOwnCourses(db, instructorId, filter)));
