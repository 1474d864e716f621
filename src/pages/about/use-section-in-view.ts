import { useEffect, useState } from 'react';
import { sectionInView } from './section-in-view.ts';

/** The reading line, as a share of the window's height from its top. */
const readingLine = 0.3;

/**
 * Follows the section in view. The observer speaks up exactly when a heading crosses the reading line.
 * @param ids the headings' ids, in order
 * @returns the id, undefined before the page has come alive, and a way to set it when a link was followed
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () =>
      setCurrent(
        sectionInView(
          headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top })),
          window.innerHeight * readingLine,
        ),
      );
    const observer = new IntersectionObserver(look, {
      rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return [current, setCurrent] as const;
}
