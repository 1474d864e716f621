import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { Answer } from './order-action.ts';

export type Question = 'confirm' | 'reject' | 'refund';

/** Which decision is being asked about, and what became of it: a success, or that someone else was first, is a toast; any other refusal stays in the dialog. */
export function useDecision() {
  const fetcher = useFetcher<Answer>();
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
