import { useEffect } from 'react';

/** A visitor who leaves sooner has hardly seen the page. */
const seenMs = 2000;

/**
 * Counts a view of the course, once its page has been open for two seconds.
 * @param courseId null for a view that does not count
 */
export function useCountView(courseId: string | null): void {
  useEffect(() => {
    if (courseId === null) return;
    const count = () =>
      void import('./count-visit.ts').then(({ countVisit }) => countVisit(courseId, 'view'));
    const timer = setTimeout(count, seenMs);
    return () => clearTimeout(timer);
  }, [courseId]);
}
