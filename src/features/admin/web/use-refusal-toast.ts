import type { Fetcher } from 'react-router';
import { useFetcherResponse } from '../../../lib/form/use-fetcher-response.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Refusal } from './people/people.ts';

/** Shows why a change in a list failed as soon as it is known: once the list has reloaded, the row may be gone. */
export function useRefusalToast(fetcher: Fetcher<Refusal>): void {
  useFetcherResponse(fetcher, ({ failure }) => void toast.error(failure.message));
}
