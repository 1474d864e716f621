import { createContext } from 'react';

/** A line that identifies a failed request to the people who run the product. Only the server that renders an error page provides it. */
export const Reference = createContext('');
