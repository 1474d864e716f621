import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useRef, useState } from 'react';
import type { Saving } from './recorder.ts';

type Props = { saving: Saving; completionWaits: boolean };

const backMs = 5000;

/** Says quietly that progress waits for a connection, and, once, that it has arrived. Nothing while all is well. */
export function SavingNotice({ saving, completionWaits }: Props) {
  const back = useBack(saving.state);
  const words =
    wordsFor(saving, completionWaits) ?? (back ? 'The connection is back. Your progress is saved.' : null);
  const Icon = back ? CloudCheck : CloudOff;
  return (
    <p role="status" className={words ? 'saving-notice' : 'sr-only'}>
      {words && (
        <>
          <Icon aria-hidden="true" />
          {words}
        </>
      )}
    </p>
  );
}

function wordsFor(saving: Saving, completionWaits: boolean): string | null {
  if (saving.state === 'refused') return `Your progress could not be saved. ${saving.message}`;
  if (completionWaits) return 'No connection. The lecture will be marked as completed when it is back.';
  return saving.state === 'waiting'
    ? 'No connection. Your progress is kept on this device and sent when it is back.'
    : null;
}

/** True for a few seconds after what waited has been saved. */
function useBack(state: Saving['state']): boolean {
  const [back, setBack] = useState(false);
  const before = useRef(state);
  useEffect(() => {
    const returned = before.current === 'waiting' && state === 'saved';
    before.current = state;
    setBack(returned);
    if (!returned) return;
    const timer = setTimeout(() => setBack(false), backMs);
    return () => clearTimeout(timer);
  }, [state]);
  return back;
}
