import { useEffect, useState } from 'react';
import { counted } from '../../../../contract/text/time/formats.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { keepWaiting, readWaiting } from '../taking/waiting-answers.ts';

/** Says how many answers this device could not send before the attempt ended, once. They are then deleted. */
export function LateAnswers({ attemptId }: { attemptId: string }) {
  const [late, setLate] = useState(0);
  useEffect(() => {
    const unsent = Object.keys(readWaiting(attemptId)).length;
    if (unsent === 0) return;
    setLate(unsent);
    keepWaiting(attemptId, {});
  }, [attemptId]);
  if (late === 0) return null;
  return (
    <Notice tone="warning" role="alert" className="mt-6">
      {counted(late, 'answer')} could not be sent before this attempt ended, and{' '}
      {late === 1 ? 'doesn’t' : 'don’t'} count.
    </Notice>
  );
}
