/** `A. L.` for “Ada Lovelace”: lists of sales show instructors only the buyers’ initials. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]?.toUpperCase()}.`)
    .slice(0, 3)
    .join(' ');
