import { toast } from '../../../ui/toasts/toast.ts';
import { failureIn } from '../failures/form-failure.ts';
import { orResponse, unsaved } from '../failures/or-connection-lost.ts';

/**
 * A `clientAction` for a change in a row of a list: shows why it failed. The row cannot do this itself, because it may
 * be gone as soon as the page has reloaded its data.
 */
export const toastRefusal = <T extends object | undefined>(sent: Promise<T>) =>
  orResponse(sent.then(shown), unsaved, (message) => shown({ failure: { message } }));

function shown<T extends object | undefined>(response: T): T {
  const failure = failureIn(response);
  if (failure) toast.error(failure.message);
  return response;
}
