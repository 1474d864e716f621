import { useEffect, useState } from 'react';
import { counted } from '../../../../contract/text/time/formats.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { isAnswered, waitingAnswers } from '../taking/waiting-answers.ts';

/**
 * Says how many answers this device sent without a response before the attempt ended, then deletes its copies of them.
 * Whether they count was decided when the server received them.
 */
export function LateAnswers({ attemptId }: { attemptId: string }) {
  const [late, setLate] = useState(0);
  useEffect(() => {
    const waiting = waitingAnswers(attemptId);
    const unsure = Object.values(waiting.read()).filter(({ value }) => isAnswered(value));
    if (unsure.length === 0) return;
    setLate(unsure.length);
    waiting.update(() => ({}));
  }, [attemptId]);
  if (late === 0) return null;
  return (
    <Notice tone="warning" role="alert" className="mt-6">
      {counted(late, 'answer')} may not have reached us before this attempt ended. Answers that arrived too
      late don’t count.
    </Notice>
  );
}
