import { useRootData } from '../../lib/page/viewer/use-viewer.ts';

/** The copyright line, with the server's current year. */
export function Copyright() {
  const root = useRootData();
  return <p>© {root?.year ?? new Date().getFullYear()} Milepost. All rights reserved.</p>;
}
