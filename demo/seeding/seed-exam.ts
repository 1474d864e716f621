import { createHash } from 'node:crypto';
import type { Trx } from '../../src/platform/database/database.ts';
import { addAttempts } from '../lessons/exam/attempts.ts';
import { responding } from '../lessons/exam/responding.ts';
import { respondingMore } from '../lessons/exam/responding-more.ts';
import { reviewing } from '../lessons/exam/reviewing.ts';
import { reviewingMore } from '../lessons/exam/reviewing-more.ts';
import { scoring } from '../lessons/exam/scoring.ts';
import { scoringMore } from '../lessons/exam/scoring-more.ts';
import type { DemoQuestion } from '../lessons/exam/types.ts';
import { writing } from '../lessons/exam/writing.ts';
import { writingMore } from '../lessons/exam/writing-more.ts';
import { lectureIdsOf } from '../lessons/lectures.ts';
import type { Seeded } from '../types.ts';

/** The course with a question bank and a mock exam: the main instructor teaches it. */
export const examCourse = 'risk-registers-that-change-decisions';

/** The id of the exam's course. @param courses ids by slug */
export function examCourseId(courses: Map<string, string>): string {
  const id = courses.get(examCourse);
  if (!id) throw new Error(`The demo has no course ${examCourse}.`);
  return id;
}

export const bank: Record<string, DemoQuestion[]> = {
  'Writing risks': [...writing, ...writingMore],
  'Scoring risks': [...scoring, ...scoringMore],
  'Responding to risks': [...responding, ...respondingMore],
  'Reviewing risks': [...reviewing, ...reviewingMore],
};

/**
 * Adds the question bank, a short quiz with immediate feedback, and a mock exam that the demo’s learner has taken
 * twice.
 */
export async function addExam(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  const courseId = examCourseId(courses);
  const lectureIds = await lectureIdsOf(trx, courseId);
  const rows = Object.entries(bank).flatMap(([domain, questions]) =>
    questions.map((question) => rowOf(question, domain, courseId, lectureIds)),
  );
  const added = await trx
    .insertInto('questions')
    .values(rows)
    .returning(['id', 'seriesId', 'domain', 'stem', 'solution'])
    .execute();
  const first = new Set(writing.map(({ stem }) => stem));
  const basics = added.filter(({ stem }) => first.has(stem)).map(({ seriesId }) => seriesId);
  const [, exam] = await trx
    .insertInto('quizzes')
    .values(quizzes(courseId, basics))
    .returning('id')
    .execute();
  const learner = people.get('learner@milepost.example');
  if (exam && learner) await addAttempts(trx, added, { quizId: exam.id, userId: learner, courseId }, now);
}

function rowOf(
  { stem, explanation, lecture, second, difficulty = 3, ...solution }: DemoQuestion,
  domain: string,
  courseId: string,
  lectureIds: Map<string, string>,
) {
  const lectureId = lectureIds.get(lecture);
  if (!lectureId) throw new Error(`The demo has no lecture “${lecture}”.`);
  return {
    courseId,
    kind: solution.kind,
    stem,
    explanation,
    domain,
    difficulty,
    points: 1,
    lectureId,
    second,
    solution: JSON.stringify(solutionOf(stem, solution)),
  };
}

/** Gives options, steps and pairs ids that do not reveal their position. */
function solutionOf(stem: string, solution: Pick<DemoQuestion, 'kind'> & Partial<Record<string, unknown>>) {
  const withId = <T extends { text: string; match?: string }>(part: T) => ({
    id: idOf(stem, part.text),
    ...part,
    ...(part.match !== undefined && { matchId: idOf(stem, `to ${part.match}`) }),
  });
  return Object.fromEntries(
    Object.entries(solution).map(([key, value]) => [key, isParts(value) ? value.map(withId) : value]),
  );
}

const isParts = (value: unknown): value is { text: string; match?: string }[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'object');

const idOf = (stem: string, text: string): string =>
  createHash('sha256').update(`${stem}\n${text}`).digest('hex').slice(0, 12);

const quizzes = (courseId: string, basics: string[]) => [
  {
    courseId,
    title: 'Check yourself: writing risks',
    introduction: 'Ten questions about the first section. Check each answer as you go.',
    questionSeries: basics,
    perDomain: null,
    feedback: 'immediately' as const,
    position: 1,
    isPublished: true,
  },
  {
    courseId,
    title: 'Mock exam: risk management in practice',
    introduction:
      'Twenty questions over the four domains of the course, drawn anew for each attempt. Sit it once before the last section, and again when you have finished.',
    questionSeries: [],
    perDomain: JSON.stringify(Object.fromEntries(Object.keys(bank).map((domain) => [domain, 5]))),
    minutes: 30,
    passPercent: 70,
    feedback: 'afterwards' as const,
    position: 2,
    isPublished: true,
  },
];
