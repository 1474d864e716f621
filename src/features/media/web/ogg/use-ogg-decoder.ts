import { type ComponentType, useEffect, useState } from 'react';
import type { DecodedVideoProps } from './decoded-video.tsx';
import { playsOgg } from './plays-ogg.ts';

/** `none`: the browser plays the video itself. */
export type Decoder =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'ready'; Video: ComponentType<DecodedVideoProps> };

/**
 * Loads the decoder for Ogg videos, if the video is one and the browser cannot play it. Until that is known, the state
 * is `loading`: a browser that cannot play the file must not try, because its error would be treated as a failed load.
 */
export function useOggDecoder(contentType: string | undefined): Decoder {
  const isOgg = contentType === 'video/ogg';
  const [decoder, setDecoder] = useState<Decoder>({ state: isOgg ? 'loading' : 'none' });
  useEffect(() => {
    if (!isOgg || playsOgg()) return setDecoder({ state: 'none' });
    let isCurrent = true;
    setDecoder({ state: 'loading' });
    import('./decoded-video.tsx')
      .then(({ loadDecodedVideo }) => loadDecodedVideo())
      .then(
        (Video) => isCurrent && setDecoder({ state: 'ready', Video }),
        () => isCurrent && setDecoder({ state: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isOgg]);
  return decoder;
}
