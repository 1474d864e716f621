import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { DecisionAnswer } from '../../../../lib/form/decision.ts';
import { toast } from '../../../../ui/toasts/toast.ts';

export type Question = 'confirm' | 'reject' | 'refund';

/**
 * The decision being confirmed, and its result: success, or that someone else was first, is a toast; any other refusal
 * stays in the dialog.
 */
export function useDecision() {
  const fetcher = useFetcher<DecisionAnswer>();
  const [question, setQuestion] = useState<Question | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const answered = fetcher.data;
  useEffect(() => {
    if (!answered) return;
    if (answered.isOver) {
      toast[answered.tone](answered.message);
      setQuestion(null);
    } else setRefusal(answered.message);
  }, [answered]);
  return {
    question,
    refusal,
    busy: fetcher.state !== 'idle',
    ask: (about: Question | null) => {
      setRefusal(null);
      setQuestion(about);
    },
    decide: (form: FormData) => {
      setRefusal(null);
      void fetcher.submit(form, { method: 'post' });
    },
  };
}

export type Decision = ReturnType<typeof useDecision>;
