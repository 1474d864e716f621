type Page = { page: number; limit: number; total: number; totalIsCapped?: boolean };

/**
 * A page of a list, or the last one where the list has become shorter than that: its last row was deleted, or the address
 * is an old one. Where counting stopped early (`totalIsCapped`), the page is not beyond the end.
 * @param ask reads a page, counted from 1
 */
export async function orLastPage<List extends Page>(
  page: number,
  ask: (page: number) => Promise<List>,
): Promise<List> {
  const list = await ask(page);
  const last = Math.max(1, Math.ceil(list.total / list.limit));
  return list.page > last && !list.totalIsCapped ? ask(last) : list;
}
