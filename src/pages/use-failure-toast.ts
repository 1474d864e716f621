import { useEffect } from 'react';
import { toast } from '../ui/toast.ts';
import type { FormFailure } from './form-failure.ts';

/** Says what went wrong at the top right as well: the form may have been left by the eye, or be long. */
export function useFailureToast(failure: FormFailure | undefined): void {
  useEffect(() => {
    if (failure) toast.error(failure.message);
  }, [failure]);
}
