import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../contract/api/client.ts';
import type { Viewer } from '../../contract/viewer.ts';

/** How the browser reaches the e-mail-sending service. All of it is public. */
export type EmailSending = {
  origin: string;
  publicKey: string;
  serviceId: string;
  contactTemplate: string;
  instructorTemplate: string;
};

/** What every loader and action of the pages is given: the API as the visitor of this request, and who that is. */
export type Scope = {
  api: ApiClient;
  viewer: Viewer | null;
  appUrl: string;
  supportEmail: string;
  /** The e-mail-sending service that the two contact forms use; null where it is not configured. */
  emailSending: EmailSending | null;
  development: boolean;
  /** Set when a request is refused before its page is asked: only the reason is shown. */
  refusal: Refusal | undefined;
  /** Writes an error of a page to the log. */
  report: (error: unknown) => void;
};

/** Why a page is not shown. */
export type Refusal = { status: number; message: string };

export const scopeContext = createContext<Scope>();

type Args = { context: Readonly<RouterContextProvider> };

export const scopeOf = ({ context }: Args): Scope => context.get(scopeContext);
