import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../contract/api/client.ts';
import type { Viewer } from '../../contract/viewer.ts';

/** How the browser reaches the email-sending service. All these values are public. */
export type EmailSending = {
  origin: string;
  publicKey: string;
  serviceId: string;
  contactTemplate: string;
  instructorTemplate: string;
};

/** What every loader and action receives: the current visitor, and an API client acting as that visitor. */
export type Scope = {
  api: ApiClient;
  viewer: Viewer | null;
  appUrl: string;
  supportEmail: string;
  /** The product’s page on LinkedIn, if it has one. */
  linkedInOrganizationId: string | undefined;
  /** The email-sending service of the two contact forms; null if not configured. */
  emailSending: EmailSending | null;
  development: boolean;
  /** Identifies the request in the log. */
  requestId: string;
  /** Set when a request is refused before it reaches its page: only the reason is shown. */
  refusal: Refusal | undefined;
  /** Writes an error of a page to the log. */
  report: (error: unknown) => void;
};

/** Why a page is not shown. */
export type Refusal = { status: number; message: string };

export const scopeContext = createContext<Scope>();

/** What loaders and actions share. */
export type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>;

export const scopeOf = ({ context }: { context: Readonly<RouterContextProvider> }): Scope =>
  context.get(scopeContext);
