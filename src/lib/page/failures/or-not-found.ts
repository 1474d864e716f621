import { ApiFailure } from '../../../contract/api/read.ts';

export const notFound = () => new Response('Page not found', { status: 404 });

/** The API's refusals of an id that cannot exist, of another person's data, and of an unknown id. */
const missing = [400, 403, 404];

/** Awaits a page's data. @throws a 404 response if the data does not exist or belongs to another person */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof ApiFailure && missing.includes(error.status) ? notFound() : error;
  }
}
