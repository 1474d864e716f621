import { toast } from '../../ui/toasts/toast.ts';
import { failureIn } from './form-failure.ts';
import { orUnsaved } from './or-connection-lost.ts';

/**
 * A `clientAction` for a change in a row of a list: shows why it failed. The row cannot do this itself, because it may be
 * gone as soon as the page has reloaded its data.
 */
export async function toastRefusal<T extends object | undefined>(sent: Promise<T>) {
  const response = await orUnsaved(sent);
  const message = failureIn(response && 'data' in response ? response.data : response)?.message;
  if (message) toast.error(message);
  return response;
}
