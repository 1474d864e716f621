/** A sentence in which `backticks` mark code, as in the API's own descriptions. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, position) =>
    // Every second part stood between backticks. The parts of a sentence never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    position % 2 === 1 ? <code key={position}>{part}</code> : part,
  );
}
