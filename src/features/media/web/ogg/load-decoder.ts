import { oggDecoderVersion } from '../../../../contract/media/media.ts';

const base = `/ogv/${oggDecoderVersion}`;

type Options = { worker: boolean; audioContext: AudioContext };
type Ogv = { OGVPlayer: new (options: Options) => HTMLVideoElement; OGVLoader: { base: string } };
export type MakePlayer = () => HTMLVideoElement;

let loading: Promise<MakePlayer> | undefined;

/** Loads the decoder once per document; after a failure the next call retries. */
export function loadDecoder(): Promise<MakePlayer> {
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
