import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useFetcherResponse } from '../../../../lib/form/after-sending/use-fetcher-response.ts';
import type { DecisionResponse } from '../../../../lib/form/decision.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { DecisionKind } from './confirmations.tsx';

/**
 * The decision being confirmed, and its result. A toast shows that it was made, or that another administrator was first;
 * any other refusal is shown in the dialog.
 */
export function useDecision() {
  const fetcher = useFetcher<DecisionResponse>();
  const [kind, setKind] = useState<DecisionKind | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useFetcherResponse(fetcher, ({ isOver, tone, message }) => {
    if (!isOver) return setRefusal(message);
    toast[tone](message);
    setKind(null);
  });
  return {
    kind,
    refusal,
    busy: fetcher.state !== 'idle',
    ask: (kind: DecisionKind | null) => {
      setRefusal(null);
      setKind(kind);
    },
    decide: (form: FormData): Promise<void> => {
      setRefusal(null);
      return fetcher.submit(form, { method: 'post' });
    },
  };
}

export type Decision = ReturnType<typeof useDecision>;
