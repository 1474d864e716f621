const listeners = new Set<() => void>();

/** The modal dialog in front of all others, if one is open: everything outside it is out of everybody's reach. */
export const frontModal = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** Says that a modal dialog was opened or is gone. The page behind one stays where it is: `html[data-modal]`. */
export function modalsChanged(): void {
  document.documentElement.toggleAttribute('data-modal', frontModal() !== undefined);
  for (const listener of listeners) listener();
}

/** Calls whenever a modal dialog was opened or is gone; answers how to stop that. */
export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
