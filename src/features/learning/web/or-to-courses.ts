import { ApiFailure } from '../../../contract/api/read.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';

/** Loads a page of a course for its learners. @throws a redirect to their courses if the API refuses */
export async function orToCourses<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    throw redirectWithToast('/dashboard/enrolled-courses', 'Course not found in your enrollments', 'error');
  }
}
