import type { Category } from '../../../../contract/constants.ts';
import { signOf } from './category-sign.ts';
import signs from './media/categories.svg?url&no-inline';

/** A sign of the trade for each category. Decorative: the name stands beside it. */
export function CategoryIcon({ category }: { category: Category }) {
  return (
    <svg aria-hidden="true" className="size-8 shrink-0 text-green">
      <use href={`${signs}#${signOf(category)}`} />
    </svg>
  );
}
