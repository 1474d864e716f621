/** Focuses the page's heading after the focused element was replaced. */
export function focusHeading(): void {
  focusQuietly(document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main'));
}

/** Focuses an element that need not be focusable otherwise; nothing scrolls. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
