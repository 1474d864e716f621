/** Gives the focus to the heading of the page: for what has come in the place of what held it. */
export function focusHeading(): void {
  focusQuietly(document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main'));
}

/** Gives the focus to something that need be no stop of the keyboard; nothing scrolls. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
