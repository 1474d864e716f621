import { Link } from 'react-router';
import { categories } from '../../../../contract/constants.ts';
import { categoryPath } from '../../../catalogue/web/filters/category-path.ts';
import { CategoryIcon } from './category-icon.tsx';

/** The sixteen categories. */
export function Categories() {
  return (
    <section aria-labelledby="categories" className="page-width py-12 lg:py-20">
      <h2 id="categories" className="text-3xl">
        Browse by Category
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">Sixteen specialisms. Start with the one you need most.</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={categoryPath(category)}
              className="hover-raise group flex h-full flex-col gap-3 rounded-card border border-hairline bg-surface p-3 text-sm text-ink no-underline sm:flex-row sm:items-center sm:gap-4 sm:p-4 sm:text-base"
            >
              <span className="self-start rounded-control bg-green-tint p-2 sm:self-center">
                <CategoryIcon category={category} />
              </span>
              <span className="min-w-0 leading-snug font-semibold hyphens-auto group-hover:underline">
                {category}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
