/** Regular-expression source that matches an id. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const id = new RegExp(`^${idPattern}$`, 'i');

/** Whether a text is an id. Never look up anything else: the database would raise an error. */
export const isId = (text: string): boolean => id.test(text);
