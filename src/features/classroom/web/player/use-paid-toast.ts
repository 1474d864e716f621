import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../../../ui/toasts/toast.ts';

/** Confirms a payment once when returning from it, and removes the parameter from the URL. */
export function usePaidToast(): void {
  const [query, setQuery] = useSearchParams();
  const isShown = useRef(false);
  const paid = query.has('paid');
  useEffect(() => {
    if (!paid || isShown.current) return;
    isShown.current = true;
    toast.success('Payment successful! Course access granted');
    setQuery(
      (before) => {
        before.delete('paid');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [paid, setQuery]);
}
