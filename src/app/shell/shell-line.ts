/** The style of every line in the sidebar: links and buttons. */
export const shellLine = 'flex w-full items-center gap-3 rounded-control px-3 py-2 text-start no-underline';

export const shellLineAt = (isHere: boolean): string =>
  `${shellLine} ${isHere ? 'bg-green-tint font-semibold text-green forced-colors:outline' : 'text-ink-2 hover:bg-green-tint hover:text-ink'}`;
