import { formatUsd } from '../../../contract/money/money.ts';
import { Thumbnail } from '../../catalogue/web/cards/thumbnail.tsx';
import type { GiftCourse } from '../contract.ts';

type Props = {
  course: Pick<GiftCourse, 'title' | 'instructor'> & { thumbnail?: { url: string } | null };
  /** What it costs the buyer, in dollars. */
  price?: number;
};

/** The course that is given. */
export const GiftCourseLine = ({ course: { title, instructor, thumbnail }, price }: Props) => (
  <div className="flex gap-4">
    <Thumbnail
      url={thumbnail?.url}
      eager
      sizes="10rem"
      className="w-28! shrink-0 self-start rounded-control sm:w-40!"
    />
    <div className="min-w-0">
      <p className="font-display text-lg leading-snug font-bold wrap-anywhere">{title}</p>
      <p className="mt-1 text-ink-2">by {instructor.name}</p>
      {price !== undefined && <p className="mt-1 font-display text-lg font-bold">{formatUsd(price)}</p>}
    </div>
  </div>
);
