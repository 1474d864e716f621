import type { ReactNode } from 'react';
import { formatUsd, toCents, toDollars } from '../../../../contract/money/money.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { Bundle } from '../../../bundles/contract.ts';
import type { TriedCoupon } from '../../../coupons/web/read-offer.ts';
import { Total } from '../checkout/price/total.tsx';

type SummaryProps = {
  bundle: Bundle;
  amount: number;
  coupon: TriedCoupon | null;
  children?: ReactNode;
};

/** The stages of buying a bundle. */
export const buyingBundle = ({ slug }: Bundle) => ({
  label: 'Buying a bundle',
  steps: [
    { label: 'Bundle', to: `/bundles/${slug}` },
    { label: 'Checkout', to: `/checkout/bundle/${slug}` },
    { label: 'Payment' },
    { label: 'Start learning' },
  ],
});

/** The courses that the buyer does not have yet. */
export const coursesToGet = ({ courses, viewer }: Bundle): Bundle['courses'] =>
  courses.filter(({ _id }) => !viewer.owned.includes(_id));

/** The courses that the buyer gets, and how the price is calculated. */
export function BundleSummary({ bundle, amount, coupon, children }: SummaryProps) {
  const { owned } = bundle.viewer;
  const missing = coursesToGet(bundle);
  const alone = toDollars(
    missing.reduce((sum, course) => sum + toCents(course.discountPrice ?? course.price), 0),
  );
  const saved = alone - bundle.viewer.amount;
  return (
    <Card as="section" padding="none" aria-labelledby="summary" className="overflow-hidden">
      <div className="p-4 sm:p-6">
        <h2 id="summary" className="text-xl wrap-anywhere">
          {bundle.title}
        </h2>
        <p className="mt-1 text-ink-2">
          {owned.length > 0
            ? `The ${counted(missing.length, 'course')} that you don’t have yet:`
            : `${counted(missing.length, 'course')}:`}
        </p>
        <ol className="mt-2 list-decimal space-y-1 ps-5">
          {missing.map((course) => (
            <li key={course._id} className="wrap-anywhere">
              {course.title}
            </li>
          ))}
        </ol>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-hairline bg-sunken px-4 py-4 sm:px-6">
        {alone > amount && <Row label="Separately" value={formatUsd(alone)} />}
        {saved > 0 && <Row label="Bundle" value={`−${formatUsd(saved)}`} saving />}
        {coupon?.offer && (
          <Row
            label={`Coupon ${coupon.code}`}
            value={`−${formatUsd(bundle.viewer.amount - coupon.offer.amount)}`}
            saving
          />
        )}
        <Total amount={amount} coupon={coupon} />
      </dl>
      {children && <div className="border-t border-hairline px-4 py-4 sm:px-6">{children}</div>}
    </Card>
  );
}

function Row({ label, value, saving }: { label: string; value: string; saving?: boolean }) {
  return (
    <>
      <dt className={saving ? 'text-green wrap-anywhere' : undefined}>{label}</dt>
      <dd className={saving ? 'text-right tabular-nums text-green' : 'text-right tabular-nums'}>{value}</dd>
    </>
  );
}
