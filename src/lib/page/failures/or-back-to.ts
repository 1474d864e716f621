import { ApiFailure } from '../../../contract/api/read.ts';
import { redirectWithToast } from '../flash.ts';

/** Awaits a page's data. @throws a redirect to a list, which shows why the API refused */
export async function orBackTo<T>(list: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof ApiFailure ? redirectWithToast(list, error.message, 'error') : error;
  }
}
