/** `A. L.` for “Ada Lovelace”: instructors see learners by their initials only. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]?.toUpperCase()}.`)
    .slice(0, 3)
    .join(' ');
