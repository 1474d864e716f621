import type { ApiClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import type { Offer } from '../contract.ts';

/** The outcome of trying a coupon: the offer, or why there is none. */
export type TriedCoupon = { code: string; offer: Offer | null; problem: string | null };

/** Tries the coupon of a page's URL on a course; null without one. */
export const tryCoupon = (
  api: ApiClient,
  courseId: string,
  coupon: string | null,
): Promise<TriedCoupon | null> =>
  tryCode(coupon, (code) =>
    read(api.courses[':id'].offer.$get({ param: segments({ id: courseId }), query: { coupon: code } })),
  );

/** Tries a typed code with `offerFor`; null if nothing was typed. */
export async function tryCode(
  typed: string | null,
  offerFor: (code: string) => Promise<{ offer: Offer }>,
): Promise<TriedCoupon | null> {
  const code = typed?.trim().slice(0, 100);
  if (!code) return null;
  try {
    const { offer } = await offerFor(code);
    return { code: offer.code, offer, problem: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { code, offer: null, problem: error.message };
  }
}
