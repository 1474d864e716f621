import { useCallback, useEffect, useRef, useState } from 'react';
import { readingLine, readingShare, sectionInView } from './section-in-view.ts';

/** How long the way to a followed link may take, in milliseconds. */
const wayThere = 1500;

/**
 * Follows the section in view. An observer speaks up when a heading crosses the reading line, and once more when the
 * scrolling ends. While the page is on its way to a followed link, that link's section counts.
 * @param ids the headings' ids, in order
 * @returns the id, undefined before the page has come alive, and what to call when a link was followed
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const onTheWayUntil = useRef(0);
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const onTheWay = () => performance.now() < onTheWayUntil.current;
    const look = () => setCurrent(sectionInView(headings.map(placeOf), lineNow()));
    const observer = new IntersectionObserver(() => onTheWay() || look(), {
      rootMargin: `0px 0px -${(1 - readingShare) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    const arrived = () => {
      if (!onTheWay()) look();
      onTheWayUntil.current = 0;
    };
    document.addEventListener('scrollend', arrived);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', arrived);
    };
  }, [key]);

  const follow = useCallback((id: string) => {
    onTheWayUntil.current = performance.now() + wayThere;
    setCurrent(id);
  }, []);
  return [current, follow] as const;
}

const placeOf = (heading: HTMLElement) => ({ id: heading.id, top: heading.getBoundingClientRect().top });

function lineNow(): number {
  const remaining = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  return readingLine(window.innerHeight, remaining);
}
