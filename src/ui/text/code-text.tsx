/** A sentence in which `backticks` mark code, as in the API's own descriptions. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, position) =>
    // Every second part is text between backticks; parts never move, so the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    position % 2 === 1 ? <code key={position}>{part}</code> : part,
  );
}
