import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await focused()); presses += 1) await page.keyboard.press('Tab');
  expect(await focused(), 'reached by Tab').toBe(true);
}

/** Tabs to a link or button and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
