import { createContext } from 'react-router';

/** The finished document of a request, or null when it is answered without one. */
export type Rendered = { html: string | null };

/**
 * Carries the document past React Router, which looks at the body of every response: looking turns a string into a
 * stream, and streaming it costs a tenth of the page.
 */
export const renderedContext = createContext<Rendered>();
