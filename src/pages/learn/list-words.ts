/** The words of a list's address, in the form the API takes; what it would refuse is as good as absent. */
export function listWords(request: Request): { search?: string; page: number; status?: string } {
  const query = new URL(request.url).searchParams;
  const [search, page, status] = ['search', 'page', 'status'].map((word) => query.get(word) ?? '');
  return {
    ...(search?.trim() && { search: search.trim().slice(0, 200) }),
    page: page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(status && { status }),
  };
}
