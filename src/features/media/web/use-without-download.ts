import { type RefObject, useEffect } from 'react';

type WithList = HTMLVideoElement & { controlsList?: DOMTokenList };

/**
 * Removes the download button from the browser's own controls. Set as a property, because the attribute is not in the
 * HTML standard.
 */
export function useWithoutDownload(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    (video.current as WithList | null)?.controlsList?.add('nodownload');
  }, [video]);
}
