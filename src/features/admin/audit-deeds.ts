/** Actions recorded as requests, shown as what was done. */
export const doneWords: Record<string, string> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
  confirm: 'confirmed',
  refund: 'refunded',
  remove: 'removed',
  review: 'put under review',
  second_payment: 'paid twice',
  set_published: 'published',
  set_draft: 'unpublished',
};

/** The recorded actions whose displayed text contains the search text. */
export const deedsNamed = (search: string): string[] =>
  Object.keys(doneWords).filter((deed) => doneWords[deed]?.includes(search.toLowerCase()));
