import { emailPicture } from '../../contract/media/media.ts';
import type { Trx } from '../../platform/database/database.ts';

/** Name and email of a review's author, and the course; undefined if the author has been deleted. */
export async function findReviewer(trx: Trx, appUrl: string, which: { userId: string; courseId: string }) {
  const row = await trx
    .selectFrom('users as u')
    .innerJoin('courses as c', (join) => join.on('c.id', '=', which.courseId))
    .select(['u.email', 'u.name', 'c.title', 'c.slug', 'c.instructorName', 'c.thumbnailAssetId'])
    .where('u.id', '=', which.userId)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, name, title: courseTitle, instructorName, slug } = row;
  const picture = emailPicture(row.thumbnailAssetId);
  const link = `${appUrl}/courses/${slug}#reviews`;
  return { email, about: { name, courseTitle, picture, instructorName, link } };
}
