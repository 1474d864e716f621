import { useEffect } from 'react';
import { Unavailable } from './unavailable.tsx';

type Props = { state: 'converting' | 'unplayable'; onCheck: () => void };

const checkMs = 5000;

/** Explains why a lecture's video does not play, and polls until it has been converted. */
export function NotYetPlayable({ state, onCheck }: Props) {
  useEffect(() => {
    if (state !== 'converting') return;
    const timer = setInterval(onCheck, checkMs);
    return () => clearInterval(timer);
  }, [state, onCheck]);
  return (
    <div role="status">
      {state === 'converting' ? (
        <Unavailable
          title="This video is being prepared"
          text="We’re converting it so that browsers can play it. It will appear here as soon as it’s ready."
        />
      ) : (
        <Unavailable
          title="This video cannot be played"
          text="Browsers cannot play its format. Please ask the instructor to replace it."
        />
      )}
    </div>
  );
}
