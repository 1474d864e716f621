import { useEffect } from 'react';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useWhenConnected } from './use-when-connected.ts';

const reload = () => window.location.reload();

/** Stands where a page would be while nobody answers. The page comes by itself as soon as somebody does. */
export function ConnectionLost({ text }: { text?: string }) {
  useWhenConnected(reload);
  useEffect(() => {
    document.title = 'No connection · Milepost';
  }, []);
  return (
    <ErrorState
      level={1}
      title="You’re offline"
      message={text ?? 'This page opens by itself as soon as the connection is back.'}
      onRetry={reload}
    />
  );
}
