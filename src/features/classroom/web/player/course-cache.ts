import type { Study } from '../../../learning/contract.ts';
import { lecturesOf } from './neighbours.ts';

/** A course as this device last stored it, and the index of the lecture last watched. */
type CachedCourse = { viewerId: string; study: Study; lastWatched: number };

const keyOf = (courseId: string) => `milepost:course:${courseId}`;

/** Stores a course, so that it can be shown offline. */
export function rememberCourse(viewerId: string, study: Study, lectureId: string | null): void {
  const lastWatched = lecturesOf(study).findIndex(({ _id }) => _id === lectureId);
  try {
    const cached: CachedCourse = { viewerId, study, lastWatched };
    localStorage.setItem(keyOf(study.course._id), JSON.stringify(cached));
  } catch {
    // Storage is full or unavailable: there is then nothing to show offline.
  }
}

/** The course as this device last stored it, or null. */
export function recallCourse(courseId: string): CachedCourse | null {
  try {
    const cached = JSON.parse(localStorage.getItem(keyOf(courseId)) ?? 'null') as CachedCourse | null;
    return cached?.study?.course?._id === courseId && Array.isArray(cached.study.sections) ? cached : null;
  } catch {
    return null;
  }
}
