import { smallPictureUrl } from '../../../../contract/media/media.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { WantedCourse } from './wanted-course.ts';

/** The course a visitor is about to buy or to claim. */
export function CourseCard({ course }: { course: WantedCourse }) {
  const { title, instructor, picture, price, discountPrice } = course;
  return (
    <Card padding="none" className="flex overflow-hidden">
      {picture && (
        <img
          src={smallPictureUrl(picture) ?? picture}
          alt=""
          width={1280}
          height={720}
          className="m-4 me-0 aspect-video w-28 shrink-0 self-start rounded-control bg-green-tint object-cover sm:w-40"
        />
      )}
      <div className="min-w-0 p-4">
        <p className="font-display text-base leading-snug font-bold wrap-anywhere">{title}</p>
        <p className="mt-1 text-sm text-ink-2">by {instructor}</p>
        <p className="mt-1 font-display text-lg font-bold">
          {price === null ? 'A gift for you' : <Charged price={price} discountPrice={discountPrice} />}
        </p>
      </div>
    </Card>
  );
}

function Charged({ price, discountPrice }: { price: number; discountPrice: number | null }) {
  const charged = discountPrice ?? price;
  return (
    <>
      {charged === 0 ? 'Free' : formatUsd(charged)}
      {charged < price && (
        <s className="ml-2 font-sans text-base font-normal text-ink-2">
          <span className="sr-only">instead of </span>
          {formatUsd(price)}
        </s>
      )}
    </>
  );
}
