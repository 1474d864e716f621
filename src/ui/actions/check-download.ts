import type { MouseEvent } from 'react';
import { toast } from '../toasts/toast.ts';

const failed = 'Download failed';

/** Whether the browser reports that it is offline. */
const isOffline = (): boolean => !navigator.onLine;

/**
 * For a link to one of our files: downloads it only if the server has it; a failure leaves the page in place and shows
 * a message. Without scripts, or with a modifier key, the link works as usual.
 */
export async function downloadIfThere(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const isThere = !isOffline() && (await isAvailable(href));
  if (!isThere) return toast.error(failed);
  Object.assign(document.createElement('a'), { href, download: '' }).click();
}

/**
 * Asks with HEAD, so that no byte is sent twice. None of our files is a web page: one that arrives with status 200
 * comes from a captive portal.
 */
const isAvailable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    ({ ok, headers }) => ok && !headers.get('content-type')?.startsWith('text/html'),
    () => false,
  );

/** For a link that downloads or opens a new tab: when offline, the page stays and shows a message. */
export const stayOffline =
  (sentence: string) =>
  (event: MouseEvent): void => {
    if (!isOffline()) return;
    event.preventDefault();
    toast.error(sentence);
  };
