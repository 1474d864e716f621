import type { ComponentProps, RefObject } from 'react';
import { MediaController } from './media-elements.ts';
import { useReady } from './use-ready.ts';
import { VideoControls } from './video-controls.tsx';

type Props = Omit<ComponentProps<'video'>, 'controls' | 'playsInline' | 'ref' | 'slot' | 'children'> & {
  video: RefObject<HTMLVideoElement | null>;
  /** The URL of the captions, if there are any. */
  captions: string | undefined;
};

/**
 * A video with the player's controls, as tall as its parent. Load it lazily: it includes all of Media Chrome. Without
 * JavaScript the browser's own controls play the video.
 */
export default function VideoPlayer({ video, captions, ...rest }: Props) {
  const ready = useReady();
  return (
    <MediaController className="stage-media" noVolumePref noMutedPref noSubtitlesLangPref>
      <video {...rest} ref={video} slot="media" controls={!ready} playsInline>
        {captions && <track kind="captions" src={captions} label="Captions" />}
      </video>
      {ready && <VideoControls video={video} hasCaptions={captions !== undefined} hasPicture />}
    </MediaController>
  );
}
