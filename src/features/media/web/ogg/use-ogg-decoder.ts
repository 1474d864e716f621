import { useEffect, useState } from 'react';
import { oggDecoderVersion } from '../../../../contract/media/media.ts';
import { playsOgg } from './plays-ogg.ts';

const base = `/ogv/${oggDecoderVersion}`;

type Options = { worker: boolean; audioContext: AudioContext };
type Ogv = { OGVPlayer: new (options: Options) => HTMLVideoElement; OGVLoader: { base: string } };
export type MakePlayer = () => HTMLVideoElement;

/** `none`: the browser plays the video itself. */
export type Decoder = { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; make: MakePlayer };

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
    load().then(
      (make) => isCurrent && setDecoder({ state: 'ready', make }),
      () => isCurrent && setDecoder({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOgg]);
  return decoder;
}

let loading: Promise<MakePlayer> | undefined;

/** Loads the decoder once per document; after a failure the next call retries. */
function load(): Promise<MakePlayer> {
  loading ??= loadScript().then(() => {
    const { OGVPlayer, OGVLoader } = window as unknown as Ogv;
    OGVLoader.base = base;
    // Without our own context, the player would first play a sound from a data URL, which our policy blocks.
    const audioContext = new AudioContext();
    return () => asVideo(new OGVPlayer({ worker: false, audioContext }), audioContext);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function loadScript(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = `${base}/ogv-es2017.js`;
  script.onload = () => resolve();
  script.onerror = () => reject(new Error('The decoder could not be loaded.'));
  document.head.append(script);
  return promise;
}

/** Makes the player usable as a video element: adds a promise from `play()` and an empty list of captions. */
function asVideo(player: HTMLVideoElement, audioContext: AudioContext): HTMLVideoElement {
  const play = player.play.bind(player);
  player.play = async () => {
    // Browsers allow sound only after a user interaction.
    void audioContext.resume();
    play();
  };
  const textTracks = Object.assign([], { addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(player, 'textTracks', { value: textTracks });
  return player;
}
