import { redirect } from 'react-router';
import { ApiFailure } from '../../../contract/api/read.ts';

/** Awaits a page's data. @throws a redirect to another page if the API refuses */
export async function orRedirect<T>(to: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof ApiFailure && error.status < 500 ? redirect(to) : error;
  }
}
