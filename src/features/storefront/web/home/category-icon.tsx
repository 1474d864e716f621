import type { Category } from '../../../../contract/constants.ts';
import { signOf } from './category-sign.ts';
import signs from './media/categories.svg?url&no-inline';

/** An icon for each category. Decorative: the name is next to it. */
export function CategoryIcon({ category }: { category: Category }) {
  return (
    <svg aria-hidden="true" className="size-8 shrink-0 text-green">
      <use href={`${signs}#${signOf(category)}`} />
    </svg>
  );
}
