import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { cleanInput } from './lib/form/clean-input.ts';

cleanInput();
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
