import { expect, type Locator, type Page } from '@playwright/test';

/** The middle of one handle, and the upper edge of another. */
async function pathBetween(from: Locator, onto: Locator) {
  await from.scrollIntoViewIfNeeded();
  await onto.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await onto.boundingBox()];
  if (!start || !end) throw new Error('a handle is not on the screen');
  return {
    start: { x: start.x + start.width / 2, y: start.y + start.height / 2 },
    end: { x: end.x + end.width / 2, y: end.y + 2 },
  };
}

/** Drags one item's handle to the upper edge of another item's handle. */
export async function drag(
  page: Page,
  from: Locator,
  onto: Locator,
  beforeLettingGo = async () => {},
): Promise<void> {
  const { start, end } = await pathBetween(from, onto);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await marked(page, onto);
  await beforeLettingGo();
  await page.mouse.up();
}

/** Drags by touch, as browser input: if the page scrolled instead, the drag would be cancelled. */
export async function dragByFinger(page: Page, from: Locator, onto: Locator): Promise<void> {
  const { start, end } = await pathBetween(from, onto);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: start.x, y: start.y + (end.y - start.y) * part });
  await marked(page, onto);
  await touch('touchEnd');
  await screen.detach();
}

/** Waits for the marker, where the dragged item goes. It follows the pointer with the page's next frame. */
const marked = (page: Page, onto: Locator) =>
  expect(page.locator('[data-drop=before]').filter({ has: onto })).toBeVisible();
