import { useEffect } from 'react';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useWhenConnected } from './use-when-connected.ts';

const reload = () => window.location.reload();

/** Reloads the page. The promise never resolves, so that polling stops while the page is loading. */
const reloadOnce = () => {
  reload();
  return new Promise<never>(() => {});
};

/** Replaces a page while the server is unreachable, and loads it automatically once it responds. */
export function ConnectionLost({ text }: { text?: string }) {
  useWhenConnected(reloadOnce);
  useEffect(() => {
    document.title = 'No connection · Milepost';
  }, []);
  return (
    <ErrorState
      level={1}
      title="You’re offline"
      message={text ?? 'This page will open when you’re back online.'}
      onRetry={reload}
    />
  );
}
