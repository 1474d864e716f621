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
} from 'media-chrome/react';
import { type RefObject, useEffect, useState } from 'react';

type Props = { video: RefObject<HTMLVideoElement | null>; hasCaptions: boolean };

/** What is laid over the video: the time line and the buttons below it. */
export function Controls({ video, hasCaptions }: Props) {
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
        <MediaPipButton className="stage-wide" />
        <MediaFullscreenButton />
      </MediaControlBar>
    </>
  );
}

/** Captions are on or off; the part calls itself a button, which cannot be checked. */
const asSwitch = (element: HTMLElement | null) => element?.setAttribute('role', 'switch');
const asTimer = (element: HTMLElement | null) => element?.setAttribute('role', 'timer');

const speeds = [1, 1.25, 1.5, 2, 0.75];

/** Goes through the speeds; says the one that plays. */
function SpeedButton({ video }: Pick<Props, 'video'>) {
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const element = video.current;
    const follow = () => setSpeed(element?.playbackRate ?? 1);
    element?.addEventListener('ratechange', follow);
    return () => element?.removeEventListener('ratechange', follow);
  }, [video]);
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
  return (
    <button
      type="button"
      className="stage-speed"
      onClick={() => {
        if (video.current) video.current.playbackRate = next;
      }}
    >
      {speed}×<span className="sr-only"> speed</span>
    </button>
  );
}
