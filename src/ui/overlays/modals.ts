const listeners = new Set<() => void>();

/** The topmost modal dialog, if one is open: everything outside it is inert. */
export const topModal = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** Reports that a modal dialog was opened or removed. The page behind a modal does not scroll: `html[data-modal]`. */
export function modalsChanged(): void {
  document.documentElement.toggleAttribute('data-modal', topModal() !== undefined);
  for (const listener of listeners) listener();
}

/** Calls back whenever a modal dialog is opened or removed; returns the unsubscribe function. */
export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
