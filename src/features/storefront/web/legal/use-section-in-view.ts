import { useCallback, useEffect, useRef, useState } from 'react';
import { readingLine, readingShare, sectionInView } from './section-in-view.ts';

/** How long scrolling to a followed link may take, in milliseconds. */
const scrollMs = 1500;

/**
 * Tracks the section in view, which may change when a heading crosses the reading line and when scrolling ends. After
 * a link is followed, that link's section counts until the next scroll.
 * @param ids the headings' ids, in order
 * @returns the id, undefined before hydration, and a function to call when a link was followed
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const followed = useRef({ until: 0, at: Number.NaN });
  const key = ids.join(' ');

  const follow = useCallback((id: string) => {
    followed.current = { until: performance.now() + scrollMs, at: Number.NaN };
    setCurrent(id);
  }, []);

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Several short sections at the end of a page are visible at once: the followed link decides.
    const isFollowed = () =>
      performance.now() < followed.current.until || window.scrollY === followed.current.at;
    const update = () => {
      followed.current.at = Number.NaN;
      setCurrent(sectionInView(headings.map(placeOf), lineNow()));
    };
    const observer = new IntersectionObserver(() => isFollowed() || update(), {
      rootMargin: `0px 0px -${(1 - readingShare) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    const arrived = () => {
      if (isFollowed()) followed.current = { until: 0, at: window.scrollY };
      else update();
    };
    const followAddress = () => {
      const heading = headings.find(({ id }) => `#${id}` === window.location.hash);
      if (!heading || !isOnScreen(heading)) return;
      followed.current.at = window.scrollY;
      setCurrent(heading.id);
    };
    followAddress();
    document.addEventListener('scrollend', arrived);
    window.addEventListener('hashchange', followAddress);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', followAddress);
      document.removeEventListener('scrollend', arrived);
    };
  }, [key]);

  return [current, follow] as const;
}

/** After a reload or going back, the scroll position may differ from the URL's fragment. */
const isOnScreen = (heading: HTMLElement): boolean => {
  const { top } = heading.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
};

const placeOf = (heading: HTMLElement) => ({ id: heading.id, top: heading.getBoundingClientRect().top });

function lineNow(): number {
  const remaining = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  return readingLine(window.innerHeight, remaining);
}
