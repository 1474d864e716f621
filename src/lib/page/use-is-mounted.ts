import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for code that runs after a response: the reader may have left by then. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
