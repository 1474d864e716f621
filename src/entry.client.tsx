import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { cleanInput } from './lib/form/clean-input.ts';

cleanInput();

const [loaded] = performance.getEntriesByType('navigation');
/** Reloads the page if Back or Forward was pressed before the router listens, which changes only the URL. */
function reloadIfLeft() {
  const hasLeft = loaded && loaded.name.split('#')[0] !== location.href.split('#')[0];
  if (hasLeft) location.reload();
  return hasLeft;
}

/**
 * With `useTransitions`, the page shows a navigation as soon as it begins. Without it, a slow device may show it only
 * once the URL has changed, and until then every link of a list starts from the old query.
 */
function App() {
  useEffect(() => void reloadIfLeft());
  return <HydratedRouter useTransitions />;
}

if (!reloadIfLeft())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });

if (import.meta.env.PROD) {
  // A browser may refuse the service worker: only our offline page is then missing.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
