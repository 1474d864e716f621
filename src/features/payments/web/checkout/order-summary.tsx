import { formatUsd } from '../../../../contract/money.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { CourseDetail } from '../../../catalogue/contract.ts';
import { Price } from '../../../catalogue/web/price.tsx';
import { Thumbnail } from '../../../catalogue/web/thumbnail.tsx';

/** The course being bought, and its price. */
export function OrderSummary({ course, amount }: { course: CourseDetail; amount: number }) {
  return (
    <Card as="section" padding="none" aria-labelledby="summary" className="overflow-hidden">
      <h2 id="summary" className="sr-only">
        Your order
      </h2>
      <div className="flex flex-col gap-4 p-6 sm:flex-row">
        <Thumbnail
          url={course.thumbnail?.url}
          eager
          className="rounded-control sm:w-44 sm:shrink-0 sm:self-start"
        />
        <div className="min-w-0">
          <h3 className="text-lg">{course.title}</h3>
          <p className="mt-1 text-ink-2">by {course.instructor.name}</p>
          <div className="mt-3">
            <Price price={course.price} discountPrice={course.discountPrice} showSaving />
          </div>
        </div>
      </div>
      <dl className="flex items-baseline justify-between border-t border-hairline bg-sunken px-6 py-4 font-display font-bold">
        <dt className="text-lg">Total</dt>
        <dd className="text-2xl">{formatUsd(amount)}</dd>
      </dl>
    </Card>
  );
}
