import { useLocation, useNavigation } from 'react-router';

/**
 * The query this page's list is navigating to, or else its current one. Every control that changes the list starts from
 * it, so that a pending search is not lost.
 * @returns `''` or `?…`
 */
export function usePendingQuery(): string {
  const here = useLocation();
  const { location: next } = useNavigation();
  return (next?.pathname === here.pathname ? next : here).search;
}
