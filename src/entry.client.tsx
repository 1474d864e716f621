import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { cleanInput } from './lib/form/clean-input.ts';

cleanInput();

const withoutHash = (url: string) => url.replace(/#.*/, '');
const [loaded] = performance.getEntriesByType('navigation');
// Back or Forward, pressed before the scripts were there, changes the URL but not the page.
if (loaded && withoutHash(loaded.name) !== withoutHash(location.href)) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

if (import.meta.env.PROD) {
  // Without it the product only lacks its own offline page, so a browser that refuses it is no error.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
