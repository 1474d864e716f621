import { ApiFailure } from '../../../contract/api/read.ts';
import { redirectWithToast } from '../flash.ts';

/** Loads a learner's page; a refusal, such as a course they left, leads back to the dashboard with the reason. */
export async function orToDashboard<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 401) throw error;
    throw redirectWithToast('/dashboard', error.message, 'error');
  }
}
