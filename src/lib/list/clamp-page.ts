/** The API's paging data: page number from 1, rows per page, and total rows. */
export type ListData = { page: number; limit: number; total: number; totalIsCapped?: boolean };

/**
 * A page of a list, or the last one if the list has become shorter: its last row was deleted, or the URL is outdated.
 * If counting stopped early (`totalIsCapped`), the page is not past the end.
 * @param ask reads a page, counted from 1
 */
export async function clampPage<List extends ListData>(
  page: number,
  ask: (page: number) => Promise<List>,
): Promise<List> {
  const list = await ask(page);
  const last = Math.max(1, Math.ceil(list.total / list.limit));
  return list.page > last && !list.totalIsCapped ? ask(last) : list;
}
