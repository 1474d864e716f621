import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what happens after a response: by then the reader may have left. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
