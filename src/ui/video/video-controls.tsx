import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from './media-elements.ts';
import { nextSpeed } from './speeds.ts';
import './video.css';

type Props = {
  video: RefObject<HTMLVideoElement | null>;
  hasCaptions: boolean;
  /** Whether picture-in-picture is possible. Our own decoder cannot show a video outside the page. */
  hasPicture: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** The controls of every video: the time line and the buttons below it. Inside a `MediaController`. */
export function VideoControls({ video, hasCaptions, hasPicture, children }: Props) {
  return (
    <>
      <MediaLoadingIndicator slot="centered-chrome" noAutohide />
      <MediaControlBar className="stage-times">
        <MediaTimeRange />
      </MediaControlBar>
      <MediaControlBar className="stage-bar">
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={10} />
        <MediaMuteButton />
        <MediaVolumeRange className="stage-wide" />
        <MediaTimeDisplay showDuration noToggle ref={asTimer} />
        <span className="stage-gap" />
        {hasCaptions && <MediaCaptionsButton ref={asSwitch} />}
        <SpeedButton video={video} />
        {children}
        {hasPicture && <MediaPipButton className="stage-wide" />}
        <MediaFullscreenButton />
      </MediaControlBar>
    </>
  );
}

/** Captions are on or off, but the component sets `aria-checked` on a button, and only a switch can have it. */
const asSwitch = (element: HTMLElement | null) => element?.setAttribute('role', 'switch');
const asTimer = (element: HTMLElement | null) => element?.setAttribute('role', 'timer');

/** Cycles through the speeds; shows the current one. */
function SpeedButton({ video }: Pick<Props, 'video'>) {
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const element = video.current;
    const follow = () => setSpeed(element?.playbackRate ?? 1);
    follow();
    element?.addEventListener('ratechange', follow);
    return () => element?.removeEventListener('ratechange', follow);
  }, [video]);
  return (
    <button
      type="button"
      className="stage-button"
      onClick={() => {
        if (video.current) video.current.playbackRate = nextSpeed(speed);
      }}
    >
      {speed}×<span className="sr-only"> speed</span>
    </button>
  );
}
