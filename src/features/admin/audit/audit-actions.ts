/** The displayed text of actions that are recorded under an imperative, such as `approve`. */
export const actionLabels: Record<string, string> = {
  approve: 'approved',
  reject: 'rejected',
  revoke: 'revoked',
  confirm: 'confirmed',
  refund: 'refunded',
  refuse_refund: 'refund refused',
  remove: 'removed',
  review: 'put under review',
  second_payment: 'paid twice',
  buyer_deleted: 'paid after the account was closed',
  set_published: 'published',
  set_draft: 'unpublished',
};

/** The recorded actions whose displayed text contains the search text. */
export const actionsLabelled = (search: string): string[] =>
  Object.keys(actionLabels).filter((action) => actionLabels[action]?.includes(search.toLowerCase()));
