/**
 * Opens the sharing dialog on touch devices; elsewhere copies the page's link.
 * @returns whether the link was copied
 */
export async function share(title: string): Promise<boolean> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    // On other devices the dialog offers less than the clipboard.
    if (!navigator.share || !window.matchMedia('(pointer: coarse)').matches) {
      await navigator.clipboard.writeText(url);
      return true;
    }
    await navigator.share({ title, url });
  } catch (error) {
    // The reader has closed the dialog, or the clipboard is blocked.
    if (!(error instanceof DOMException && error.name === 'AbortError')) window.prompt('Copy this link', url);
  }
  return false;
}
