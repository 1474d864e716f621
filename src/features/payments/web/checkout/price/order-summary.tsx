import type { ReactNode } from 'react';
import { formatUsd, percentOff } from '../../../../../contract/money/money.ts';
import { counted, duration } from '../../../../../contract/text/time/formats.ts';
import { Card } from '../../../../../ui/display/card.tsx';
import type { CourseDetail } from '../../../../catalogue/contract.ts';
import { Thumbnail } from '../../../../catalogue/web/cards/thumbnail.tsx';
import type { TriedCoupon } from '../../../../coupons/web/read-offer.ts';
import { Total } from './total.tsx';

type Props = {
  course: CourseDetail;
  amount: number;
  /** The coupon that was tried. */
  coupon: TriedCoupon | null;
  children?: ReactNode;
};

/** The course being bought, and its price. */
export function OrderSummary({ course, amount, coupon, children }: Props) {
  const price = course.discountPrice ?? course.price;
  // `originalPrice` is never more than the lowest price of the 30 days before the reduction.
  const before = course.originalPrice ?? price;
  return (
    <Card as="section" padding="none" aria-labelledby="summary" className="overflow-hidden">
      <h2 id="summary" className="sr-only">
        Your order
      </h2>
      <div className="flex gap-4 p-4 sm:p-6">
        <Thumbnail
          url={course.thumbnail?.url}
          eager
          sizes="13rem"
          className="w-28! shrink-0 self-start rounded-control sm:w-52!"
        />
        <div className="min-w-0">
          <h3 className="text-base leading-snug wrap-anywhere sm:text-xl">{course.title}</h3>
          <p className="mt-1 text-ink-2">by {course.instructor.name}</p>
          <p className="mt-1 text-sm text-ink-2">{contentsOf(course)}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-hairline bg-sunken px-4 py-4 sm:px-6">
        {amount < before && (
          <>
            <dt>Price</dt>
            <dd className="text-right tabular-nums">{formatUsd(before)}</dd>
          </>
        )}
        {price < before && (
          <Saving label={`Discount (${percentOff(before, price)}%)`} dollars={before - price} />
        )}
        {coupon?.offer && <Saving label={`Coupon ${coupon.code}`} dollars={price - coupon.offer.amount} />}
        <Total amount={amount} coupon={coupon} />
      </dl>
      {children && <div className="border-t border-hairline px-4 py-4 sm:px-6">{children}</div>}
    </Card>
  );
}

function Saving({ label, dollars }: { label: string; dollars: number }) {
  return (
    <>
      <dt className="text-green wrap-anywhere">{label}</dt>
      <dd className="text-right tabular-nums text-green">−{formatUsd(dollars)}</dd>
    </>
  );
}

function contentsOf(course: CourseDetail): string {
  const { totalLectures, totalHours, practiceMinutes, certificationAvailable } = course;
  return [
    counted(totalLectures, 'lecture'),
    totalHours > 0 && `${duration(totalHours * 3600)} of video`,
    practiceMinutes > 0 && `${duration(practiceMinutes * 60)} of exercises`,
    certificationAvailable && 'certificate',
  ]
    .filter(Boolean)
    .join(' · ');
}
