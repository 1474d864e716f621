import { useEffect } from 'react';
import { countVisit } from './count-visit.ts';

/** Counts a view of a course's page. Mounted once the page has been open for a moment, and not for its own people. */
export default function CountView({ courseId }: { courseId: string }) {
  useEffect(() => void countVisit(courseId, 'view'), [courseId]);
  return null;
}
