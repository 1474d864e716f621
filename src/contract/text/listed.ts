const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Several texts as part of a sentence: `Plans, Risks and Costs`. Empty without any. */
export const listed = (texts: Iterable<string>): string => list.format(texts);
