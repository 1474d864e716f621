import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepEarlyChoices } from './app/early-choices.ts';
import { NonceContext } from './app/nonce.ts';
import { cleanInput } from './lib/form/clean-input.ts';

/** Browsers hide a nonce from its attribute, but not from its property: the first render must match the server's. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

keepEarlyChoices();
cleanInput();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
