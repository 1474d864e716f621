import type { ApiClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { type TriedCoupon, tryCode } from '../../../coupons/web/read-offer.ts';

/** Tries the coupon of a page's URL on a bundle; null without one. */
export const tryOnBundle = (api: ApiClient, id: string, coupon: string | null): Promise<TriedCoupon | null> =>
  tryCode(coupon, (code) =>
    read(api.bundles[':id'].offer.$get({ param: segments({ id }), query: { coupon: code } })),
  );
