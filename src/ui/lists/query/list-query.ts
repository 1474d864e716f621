/** Query parameters that do not narrow a list: its layout, and the tab of its page. */
const layoutParams = ['page', 'limit', 'sort', 'tab'];

/**
 * A query with some parameters changed, ready for a link's `search`: `''` or `?…`. `null` and `''` remove a
 * parameter. Changing anything but the page itself starts again at the first page.
 */
export function changeQuery(search: string, changes: Record<string, string | null>): string {
  const query = new URLSearchParams(search);
  if (!('page' in changes)) query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A query without one value of a parameter that may be repeated, from the first page again. */
export function withoutValue(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.delete(name, value);
  query.delete('page');
  const text = query.toString();
  return text && `?${text}`;
}

/** The query of page `page`; the first page needs no parameter. */
export function pageQuery(search: string, page: number): string {
  return changeQuery(search, { page: page > 1 ? String(page) : null });
}

/** The query without search or filters; sort order and tab stay. @param tabParam the tab's parameter, if not `tab` */
export function clearedQuery(search: string, tabParam = 'tab'): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (narrows(name, tabParam) || name === 'page') query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether the URL narrows the list. @param tabParam the tab's parameter, if not `tab` */
export function isFiltered(search: string, tabParam = 'tab'): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => narrows(name, tabParam) && value !== '');
}

const narrows = (name: string, tabParam: string): boolean =>
  name !== tabParam && !layoutParams.includes(name);

/** The order after clicking a column's header: ascending first, then the reverse. */
export function nextSort(current: string | null | undefined, key: string): string {
  return current === key ? `-${key}` : key;
}

/** A column's current order. */
export function sortDirection(
  current: string | null | undefined,
  key: string,
): 'ascending' | 'descending' | 'none' {
  if (current === key) return 'ascending';
  return current === `-${key}` ? 'descending' : 'none';
}

/** Page numbers to show: first, last, the current one and its neighbours; `gap` replaces at least two pages. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  // The ends show as many links as the middle, so that the row does not jump about.
  if (page <= 3) for (const early of [2, 3, 4]) near.add(early);
  if (page >= pageCount - 2) for (const late of [pageCount - 3, pageCount - 2, pageCount - 1]) near.add(late);
  const shown = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}

/** First and last position shown on a page, counted from 1; both 0 for an empty list. */
export function shownRange(page: number, limit: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const from = Math.min((page - 1) * limit + 1, total);
  return { from, to: Math.min(page * limit, total) };
}
