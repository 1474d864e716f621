import { createContext } from 'react';

/** A line that identifies a failed request to operators. Only the server provides it, when it renders an error page. */
export const Reference = createContext('');
