import type { Page, Route } from '@playwright/test';

export type Held = {
  /** Settles when the first request is in flight. */
  requested: Promise<void>;
  /** Lets the requests held back, and all later ones, continue. */
  release: () => void;
};

/**
 * Holds back the page's requests to matching URLs until they are released.
 * @param options `times`: how many requests to hold back; all by default
 */
export async function hold(page: Page, addresses: RegExp, options?: { times: number }): Promise<Held> {
  const first = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    first.resolve();
    await released.promise;
    await route.continue();
  };
  await page.route(addresses, wait, options);
  return { requested: first.promise, release: released.resolve };
}
