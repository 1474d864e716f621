import { useEffect } from 'react';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Refusal } from './people/people.ts';

/** Shows why a change in a list failed as soon as it is known: once the list has reloaded, the row may be gone. */
export function useRefusalToast(answered: Refusal | undefined): void {
  const message = answered?.failure.message;
  useEffect(() => {
    if (answered && message) toast.error(message);
  }, [answered, message]);
}
