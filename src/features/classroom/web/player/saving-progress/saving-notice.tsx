import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useRef, useState } from 'react';
import { SignInAgain } from '../../../../../lib/connection/sign-in-again.tsx';
import type { Completion } from '../completion/use-completion.ts';
import type { Saving } from './recorder.ts';

type Props = { saving: Saving; completionWaits: Completion['waiting'] };

const backMs = 5000;

/** Shows that progress is waiting to be sent or was refused and, briefly, that it has been saved. */
export function SavingNotice({ saving, completionWaits }: Props) {
  const back = useBack(saving.state);
  const sentence =
    sentenceFor(saving, completionWaits) ?? (back ? 'You’re back online. Your progress is saved.' : null);
  const Icon = back ? CloudCheck : CloudOff;
  return (
    <p role="status" className={sentence ? 'saving-notice' : 'sr-only'}>
      {sentence && (
        <>
          <Icon aria-hidden="true" />
          <span>
            {sentence} {sentence === signedOut && <SignInAgain />}
          </span>
        </>
      )}
    </p>
  );
}

const signedOut =
  'Your session has ended. Your progress is saved on this device and will be sent once you’ve signed in again.';

function sentenceFor(saving: Saving, completionWaits: Completion['waiting']): string | null {
  if (saving.state === 'refused') return `We couldn’t save your progress. ${saving.message}`;
  if (saving.state === 'signed-out' || completionWaits === 'sign-in') return signedOut;
  if (completionWaits)
    return 'You’re offline. The lecture will be marked as completed when you’re back online.';
  return saving.state === 'waiting'
    ? 'You’re offline. Your progress is saved on this device and will be sent when you’re back online.'
    : null;
}

/** True for a few seconds after waiting progress has been saved. */
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
