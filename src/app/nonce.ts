import { createContext, useContext } from 'react';

/** The nonce of the response that is being rendered; in the browser it is not needed and not known. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
