import Keyboard from 'lucide-react/icons/keyboard';
import type { RefObject } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { MediaController } from '../../../../../ui/video/media-elements.ts';
import { useReady } from '../../../../../ui/video/use-ready.ts';
import { VideoControls } from '../../../../../ui/video/video-controls.tsx';
import { type Decoder, useOggDecoder } from '../../../../media/web/ogg/use-ogg-decoder.ts';
import { useWithoutDownload } from '../../../../media/web/use-without-download.ts';
import { usePreferences } from '../keys/use-preferences.ts';
import type { Recorder } from '../saving-progress/recorder.ts';
import { useRecording } from '../saving-progress/use-recording.ts';
import type { SignedMedia } from './use-signed-media.ts';

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  title: string;
  poster: string | undefined;
  /** Whether the video starts automatically, because the learner continued from the previous lecture. */
  autoPlay: boolean;
  recorder: Recorder | null;
  signed: SignedMedia;
  onEnded: () => void;
  /** Feedback for the last key. */
  feedback: string;
  onHelp: () => void;
};

/** The video with its controls, played by the browser or, if it cannot, by a decoder loaded on demand. */
export function Stage(props: Props) {
  const decoder = useOggDecoder(props.signed.media.video?.contentType);
  return <Screen key={decoder.state} {...props} decoder={decoder} />;
}

/** Without JavaScript the browser's own controls play the video. */
function Screen(props: Props & { decoder: Decoder }) {
  const { stage, video, title, poster, autoPlay, recorder, signed, onEnded, feedback, onHelp, decoder } =
    props;
  const ready = useReady();
  const events = useRecording({ video, recorder, signed, onEnded });
  const isNative = decoder.state === 'none';
  usePreferences(video);
  useWithoutDownload(video);
  return (
    <div className="stage" ref={stage}>
      {/* Its own shortcuts and storage would duplicate ours. */}
      <MediaController className="stage-media" noHotkeys noVolumePref noMutedPref noSubtitlesLangPref>
        {decoder.state === 'ready' && (
          <decoder.Video video={video} src={signed.videoUrl} title={title} events={events} />
        )}
        {decoder.state !== 'ready' && (
          <video
            {...events}
            ref={video}
            slot="media"
            src={isNative ? signed.videoUrl : undefined}
            poster={poster}
            autoPlay={autoPlay}
            aria-label={title}
            controls={!ready}
            playsInline
            preload="metadata"
          >
            {signed.media.captions && (
              <track kind="captions" src={signed.media.captions.url} label="Captions" />
            )}
          </video>
        )}
        {ready && (
          <VideoControls
            video={video}
            hasCaptions={isNative && signed.media.captions !== null}
            hasPicture={isNative}
          >
            <button type="button" className="stage-button stage-wide" onClick={onHelp}>
              <Keyboard aria-hidden="true" />
              <span className="sr-only">Keyboard shortcuts</span>
            </button>
          </VideoControls>
        )}
      </MediaController>
      <p className="stage-feedback" role="status">
        {feedback && <span>{feedback}</span>}
      </p>
      {decoder.state === 'failed' && <NoDecoder />}
      {signed.failed && decoder.state !== 'failed' && <PlaybackError onRetry={signed.retry} />}
    </div>
  );
}

function NoDecoder() {
  return (
    <div className="stage-cover" role="alert">
      <p className="font-display text-xl font-bold">This video could not be loaded</p>
      <p>
        This browser needs a decoder for Ogg videos, which did not load. Check your connection and try again.
      </p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}

function PlaybackError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stage-cover" role="alert">
      <p className="font-display text-xl font-bold">Video content not available</p>
      <p>Check your connection and try again. We’ve saved your place.</p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
