import { expect, test } from 'vitest';
import { clampPage } from './clamp-page.ts';

const listOf = (total: number) => {
  const requested: number[] = [];
  const ask = async (page: number) => {
    requested.push(page);
    return { page, limit: 8, total };
  };
  return { requested, ask };
};

test('a page beyond the total is not past the end when counting stopped early', async () => {
  const { requested, ask } = listOf(10_000);
  const list = await clampPage(5000, async (page) => ({ ...(await ask(page)), totalIsCapped: true }));
  expect([list.page, requested]).toEqual([5000, [5000]]);
});

test.each([
  [1, 0, [1]],
  [3, 17, [3]],
  [3, 16, [3, 2]],
  [99, 0, [99, 1]],
])('page %d of a list of %d rows reads the pages %j', async (page, total, pages) => {
  const { requested, ask } = listOf(total);
  expect((await clampPage(page, ask)).page).toBe(pages.at(-1));
  expect(requested).toEqual(pages);
});
