import type { Page, Response } from '@playwright/test';

/** Opens a URL and waits until hydration. Without scripts, use `page.goto`. @returns the response with the HTML */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits for hydration: before that, a key or a click on a button may do nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}
