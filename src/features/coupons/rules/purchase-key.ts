/** What is bought: a bundle or a gift; a course if it is neither. */
export type Purchased = { bundleId?: string | null; giftId?: string | null };

/** The key under which a coupon's use is held. Every order of one bundle, or for one gift, has the same key. */
export function purchaseKey({ bundleId, giftId }: Purchased): string {
  if (giftId) return `gift:${giftId}`;
  return bundleId ? `bundle:${bundleId}` : 'course';
}
