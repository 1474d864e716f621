import { type RefObject, useEffect } from 'react';

type WithList = HTMLVideoElement & { controlsList?: DOMTokenList };

/** Takes the download button off the browser's own controls. By its property: the attribute is not in the HTML standard. */
export function useWithoutDownload(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    (video.current as WithList | null)?.controlsList?.add('nodownload');
  }, [video]);
}
