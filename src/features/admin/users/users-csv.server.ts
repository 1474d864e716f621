import type { Db } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/queries/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import type { UserFilter } from '../contract.ts';
import { sortedUsers, type UserRow } from './list-users.server.ts';

const columns: CsvColumn<UserRow>[] = [
  ['Name', (user) => user.name],
  ['Email', (user) => user.email],
  ['Role', (user) => user.role],
  ['Active', (user) => (user.isActive ? 'yes' : 'no')],
  ['Verified', (user) => (user.verifiedAt ? 'yes' : 'no')],
  ['Courses', (user) => user.courses],
  ['Students', (user) => user.students],
  ['Enrolled courses', (user) => user.enrolledCourses],
  ['Created', (user) => user.createdAt.toISOString()],
];

/** The filtered users as CSV. */
export const usersCsv = (db: Db, query: UserFilter): Promise<Response> =>
  csvDownload('users', columns, streamRows(sortedUsers(db, query)));
