import { Link } from 'react-router';
import { categories } from '../../contract/constants.ts';
import { CategoryIcon } from './category-icon.tsx';

/** The sixteen ways in. */
export function Categories() {
  return (
    <section aria-labelledby="categories" className="page-width py-12 lg:py-20">
      <h2 id="categories" className="text-3xl">
        Browse by Category
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        Sixteen parts of the trade. Start where the work is stuck.
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={`/all-courses?${new URLSearchParams({ category })}`}
              className="hover-raise group flex h-full min-h-20 items-center gap-4 rounded-card border border-hairline bg-surface p-4 text-ink no-underline"
            >
              <span className="rounded-control bg-green-tint p-2">
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
