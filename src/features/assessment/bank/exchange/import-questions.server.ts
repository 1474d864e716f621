import { beginning } from '../../../../contract/text/markdown-rules.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { lockQuestionBank, requireTeaching } from '../../access.server.ts';
import { assessmentLimits as limits } from '../../rules/limits.ts';
import { type ImportBody, type ImportedQuestion, QuestionBody } from '../contract.ts';
import { addQuestionTo } from '../save-question.server.ts';
import { readAiken } from './aiken.ts';
import { readCsv } from './csv-questions.server.ts';
import type { Found } from './draft.ts';
import { readGift } from './gift.ts';
import { readMoodle } from './moodle.server.ts';

const readers = { gift: readGift, aiken: readAiken, moodle: readMoodle, csv: readCsv };

export type Imported = { questions: ImportedQuestion[]; added: number };

/**
 * Reads questions from a file, and reports the errors in each by line. Adds the questions without errors if `add` is
 * set. A question that the bank already has, or that came earlier in the file, is left out: importing twice adds once.
 * @throws 404, 409 when the bank is full
 */
export function importQuestions(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  { format, text, domain, add }: ImportBody,
): Promise<Imported> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockQuestionBank(trx, courseId, 'alone');
    await requireTeaching(trx, viewer, courseId);
    const known = await stemsOf(trx, courseId);
    const found = readers[format](text);
    const read = found.slice(0, limits.imported).map((one) => check(one, domain, known));
    if (found.length > limits.imported) read.push(tooManyAt(found[limits.imported]?.line ?? 1));
    let added = 0;
    for (const { body } of read) {
      if (!body || !add) continue;
      await addQuestionTo(trx, ctx.clock(), courseId, body);
      added += 1;
    }
    return { questions: read.map(present), added };
  });
}

type Checked = Omit<ImportedQuestion, 'question'> & { body?: QuestionBody };

function present({ body, ...read }: Checked): ImportedQuestion {
  if (!body) return { ...read, question: null };
  const { options, value, tolerance, accepted, explanation, domain, points } = body;
  const isNumber = body.kind === 'number';
  return {
    ...read,
    question: {
      ...{ options, accepted, explanation, domain, points },
      value: value ?? null,
      tolerance: isNumber ? tolerance : null,
    },
  };
}

const tooManyAt = (line: number): Checked => ({
  line,
  stem: '',
  kind: null,
  errors: [
    `Please import at most ${limits.imported} questions at once. The rest of the file, from here, was not read.`,
  ],
});

function check({ line, stem, draft, problem }: Found, domain: string, known: Set<string>): Checked {
  const shown = beginning(stem, 300);
  if (!draft) return { line, stem: shown, kind: null, errors: [problem] };
  const { success, data, error } = QuestionBody.safeParse({ domain, ...draft });
  const kind = draft.kind;
  if (!success) {
    const sentences = error.issues.map(({ path, message }) => `${nameOf(path)}${message}`);
    return { line, stem: shown, kind, errors: [...new Set(sentences)] };
  }
  const key = `${kind}\n${data.stem}`;
  if (known.has(key))
    return { line, stem: shown, kind, errors: ['This question is already in the bank or in this file.'] };
  known.add(key);
  return { line, stem: shown, kind, errors: [], body: data };
}

/** Which option an error is about; the other messages name their field. */
const nameOf = ([field, index]: PropertyKey[]): string =>
  field === 'options' && typeof index === 'number' ? `Option ${index + 1}: ` : '';

async function stemsOf(trx: Trx, courseId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('questions')
    .select(['kind', 'stem'])
    .where('courseId', '=', courseId)
    .where('isCurrent', '=', true)
    .where('retiredAt', 'is', null)
    .execute();
  return new Set(rows.map(({ kind, stem }) => `${kind}\n${stem}`));
}
