/** How an id looks, as a part of a pattern. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const id = new RegExp(`^${idPattern}$`, 'i');

/** Whether a text is an id: what is none need not be looked for, and the database would fail over it. */
export const isId = (text: string): boolean => id.test(text);
