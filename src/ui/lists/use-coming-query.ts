import { useLocation, useNavigation } from 'react-router';

/**
 * The query of where this page's list is going, or else of where it stands. Whatever asks for another part of the list
 * begins with it, so that a search that is still on its way is not forgotten.
 * @returns `''` or `?…`
 */
export function useComingQuery(): string {
  const here = useLocation();
  const { location: coming } = useNavigation();
  return (coming?.pathname === here.pathname ? coming : here).search;
}
