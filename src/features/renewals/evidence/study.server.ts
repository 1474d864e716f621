import { duration } from '../../../contract/text/time/formats.ts';
import type { Db } from '../../../platform/database/database.ts';

/** How a learner studied a course. */
export type Study = {
  lectures: {
    section: string;
    title: string;
    minutes: number;
    practiceMinutes: number;
    watchedMinutes: number;
  }[];
  /** ISO dates in UTC on which a lecture was first opened or was completed. */
  days: string[];
  videoMinutes: number;
  watchedMinutes: number;
  practiceMinutes: number;
};

/** How a learner studied their courses, by course. */
export async function readStudies(db: Db, userId: string, courseIds: string[]): Promise<Map<string, Study>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lectures as l')
    .innerJoin('sections as s', 's.id', 'l.sectionId')
    .leftJoin('enrolments as e', (join) =>
      join.onRef('e.courseId', '=', 'l.courseId').on('e.userId', '=', userId),
    )
    .leftJoin('lectureProgress as p', (join) =>
      join.onRef('p.enrolmentId', '=', 'e.id').onRef('p.lectureId', '=', 'l.id'),
    )
    .select(['l.courseId', 's.title as section', 'l.title', 'l.durationSeconds', 'l.practiceMinutes'])
    .select(['p.watchedPercent', 'p.openedAt', 'p.completedAt'])
    .where('l.courseId', 'in', courseIds)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute();
  return new Map(
    courseIds.map((id) => {
      const own = rows.filter(({ courseId }) => courseId === id);
      const lectures = own.map((row) => ({
        section: row.section,
        title: row.title,
        minutes: inMinutes(row.durationSeconds),
        practiceMinutes: row.practiceMinutes,
        watchedMinutes: inMinutes((row.durationSeconds * (row.watchedPercent ?? 0)) / 100),
      }));
      const moments = own.flatMap(({ openedAt, completedAt }) => [openedAt, completedAt]);
      const days = moments.flatMap((moment) => (moment ? [moment.toISOString().slice(0, 10)] : []));
      const sum = (of: (lecture: Study['lectures'][number]) => number) =>
        Math.round(lectures.reduce((total, lecture) => total + of(lecture), 0) * 10) / 10;
      return [
        id,
        {
          lectures,
          days: [...new Set(days)].toSorted(),
          videoMinutes: sum(({ minutes }) => minutes),
          watchedMinutes: sum(({ watchedMinutes }) => watchedMinutes),
          practiceMinutes: sum(({ practiceMinutes }) => practiceMinutes),
        },
      ];
    }),
  );
}

const inMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** The outline of a course with the time for each lecture, as plain text. */
export function outlineText(title: string, study: Study): string {
  const lines = [title, ''];
  let section = '';
  for (const lecture of study.lectures) {
    if (lecture.section !== section) {
      section = lecture.section;
      lines.push('', section);
    }
    const practice = lecture.practiceMinutes > 0 ? `, ${lecture.practiceMinutes} min of exercises` : '';
    lines.push(
      `- ${lecture.title}: ${duration(lecture.minutes * 60)}${practice}, ${lecture.watchedMinutes} min watched`,
    );
  }
  lines.push('', `Study days (UTC): ${study.days.join(', ') || 'none recorded'}`);
  lines.push(`Watched: ${study.watchedMinutes} of ${study.videoMinutes} minutes`);
  return `${lines.join('\n')}\n`;
}
