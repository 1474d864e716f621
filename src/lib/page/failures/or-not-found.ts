import { ApiFailure } from '../../../contract/api/read.ts';

export const notFound = () => new Response('Page not found', { status: 404 });

/** How the API refuses what does not exist, an id that cannot be one, and what belongs to another person. */
const missing = [400, 403, 404];

/** @throws a 404 response if what is loaded does not exist or belongs to another person */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof ApiFailure && missing.includes(error.status) ? notFound() : error;
  }
}
