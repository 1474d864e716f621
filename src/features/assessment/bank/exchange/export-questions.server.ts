import type { Viewer } from '../../../../contract/viewer.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { csvDownload } from '../../../../platform/http/responses/csv.ts';
import { assessmentLimits } from '../../rules/limits.ts';
import type { BankQuestion } from '../contract.ts';
import { listQuestions } from '../read-questions.server.ts';
import { questionColumns } from './csv-questions.server.ts';
import { giftCategory, giftOf } from './write-gift.ts';

/** The questions of a course as CSV, which can be imported again. @throws 404 */
export async function exportCsv(db: Db, viewer: Viewer, courseId: string): Promise<Response> {
  return csvDownload('questions', questionColumns, pages(db, viewer, courseId));
}

/** The questions of a course in GIFT, by domain. @throws 404 */
export async function exportGift(db: Db, viewer: Viewer, courseId: string): Promise<Response> {
  const parts: string[] = [];
  let domain: string | undefined;
  for await (const questions of pages(db, viewer, courseId))
    for (const question of questions) {
      if (question.domain !== domain) parts.push(giftCategory(question.domain));
      domain = question.domain;
      parts.push(giftOf(question));
    }
  return new Response(parts.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="questions.gift.txt"',
      'cache-control': 'no-store',
    },
  });
}

async function* pages(db: Db, viewer: Viewer, courseId: string): AsyncGenerator<BankQuestion[]> {
  const limit = assessmentLimits.questions;
  for (let page = 1; ; page += 1) {
    const { questions, total } = await listQuestions(db, viewer, courseId, { page, limit });
    yield questions;
    if (page * limit >= total) return;
  }
}
