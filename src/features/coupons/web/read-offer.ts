import type { ApiClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import type { Offer } from '../contract.ts';

/** The outcome of a coupon in the URL: the offer, or why there is none. */
export type TriedCoupon = { code: string; offer: Offer | null; problem: string | null };

/** Tries the coupon of a page's URL on a course; null without one. */
export async function tryCoupon(
  api: ApiClient,
  courseId: string,
  coupon: string | null,
): Promise<TriedCoupon | null> {
  const code = coupon?.trim().slice(0, 100);
  if (!code) return null;
  try {
    const param = segments({ id: courseId });
    const { offer } = await read(api.courses[':id'].offer.$get({ param, query: { coupon: code } }));
    return { code: offer.code, offer, problem: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { code, offer: null, problem: error.message };
  }
}
