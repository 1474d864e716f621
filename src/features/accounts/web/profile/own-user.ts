import { type ApiClient, ApiFailure, read } from '../../../../contract/api/client.ts';
import type { User } from '../../contract.ts';

/** One's own account. For one that is not confirmed the API answers 403, with the account. */
export async function ownUser(api: ApiClient): Promise<User> {
  try {
    return (await read(api.user.$get())).user;
  } catch (error) {
    if (error instanceof ApiFailure && 'user' in error.failure) return error.failure.user as User;
    throw error;
  }
}
