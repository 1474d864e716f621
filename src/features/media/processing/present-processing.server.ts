import type { AssetRow } from '../assets/assets.server.ts';
import type { VideoProcessing } from '../contract.ts';
import { codecName, type VideoFormats, videoStateSentence } from './video-formats.ts';

type Processed = Pick<
  AssetRow,
  'processing' | 'container' | 'videoCodec' | 'audioCodec' | 'playableBy' | 'processedPercent'
>;

/** The state of a video for its author: the formats found and the progress of processing. Null for other files. */
export function presentProcessing(asset: Processed): VideoProcessing | null {
  if (asset.processing === null) return null;
  const { processing: state, playableBy } = asset;
  const found = asset.container && {
    container: asset.container as VideoFormats['container'],
    video: asset.videoCodec,
    audio: asset.audioCodec,
  };
  return {
    state,
    container: asset.container,
    videoCodec: asset.videoCodec && codecName(asset.videoCodec),
    audioCodec: asset.audioCodec && codecName(asset.audioCodec),
    playable: state !== 'failed' && playableBy !== 'nothing',
    percent: asset.processedPercent,
    message: videoStateSentence({ found: found || null, state, playableBy }),
  };
}
