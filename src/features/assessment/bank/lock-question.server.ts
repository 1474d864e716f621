import type { Viewer } from '../../../contract/viewer.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lockQuestionBank, requireTeaching } from '../access.server.ts';
import { noQuestion } from '../failures.server.ts';
import { editedColumns } from './read-questions.server.ts';

/**
 * Locks the bank of a question for a change, and reads the question’s current version, retired or not.
 * @throws 404 if there is none, or if the viewer does not teach its course
 */
export async function lockQuestion(trx: Trx, viewer: Viewer, seriesId: string) {
  const find = () =>
    trx
      .selectFrom('questions')
      .select(['id', 'courseId', 'version', 'createdAt', 'retiredAt', 'voidedAt', ...editedColumns])
      .where('seriesId', '=', seriesId)
      .where('isCurrent', '=', true)
      .executeTakeFirst();
  const seen = await find();
  if (!seen) throw noQuestion();
  await lockQuestionBank(trx, seen.courseId, 'alone');
  await requireTeaching(trx, viewer, seen.courseId);
  const question = await find();
  if (!question) throw noQuestion();
  return question;
}
