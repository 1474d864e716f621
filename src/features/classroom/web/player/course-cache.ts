import type { Study } from '../../../learning/contract.ts';
import { lecturesOf } from './neighbours.ts';

/** A course as this device last saw it, and the number of the lecture that was last watched in it. */
export type CachedCourse = { viewerId: string; study: Study; lastWatched: number };

const keyOf = (courseId: string) => `milepost:course:${courseId}`;

/** Keeps a course, so that it can still be shown when the connection is gone. */
export function rememberCourse(viewerId: string, study: Study, lectureId: string | null): void {
  const lastWatched = lecturesOf(study).findIndex(({ _id }) => _id === lectureId);
  try {
    const kept: CachedCourse = { viewerId, study, lastWatched };
    localStorage.setItem(keyOf(study.course._id), JSON.stringify(kept));
  } catch {
    // A full or closed store: without a connection there is then nothing to show.
  }
}

/** The course as it was last seen here; null when it never was. */
export function recallCourse(courseId: string): CachedCourse | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(courseId)) ?? 'null') as CachedCourse | null;
    return kept?.study?.course?._id === courseId && Array.isArray(kept.study.sections) ? kept : null;
  } catch {
    return null;
  }
}
