import type { Page } from '@playwright/test';

/** Opens an address and waits until its scripts have taken the page over. Without scripts, use `page.goto`. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Waits until React has taken over the page that is shown: before, a click on a button without a form does nothing. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
