import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../contract/client.ts';
import type { Viewer } from '../contract/viewer.ts';

/** What every loader and action of the pages is given: the API as the visitor of this request, and who that is. */
export type Scope = {
  api: ApiClient;
  viewer: Viewer | null;
  appUrl: string;
  /** Lets the page's own scripts pass the content security policy. */
  nonce: string;
  /** Addresses outside the product that a form may lead to, such as a payment page. */
  supportEmail: string;
  development: boolean;
};

export const scopeContext = createContext<Scope>();

type Args = { context: Readonly<RouterContextProvider> };

export const scopeOf = ({ context }: Args): Scope => context.get(scopeContext);
