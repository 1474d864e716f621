import { createComponent } from 'ce-la-react';
import CaptionsButton from 'media-chrome/media-captions-button';
import ControlBar from 'media-chrome/media-control-bar';
import Controller from 'media-chrome/media-controller';
import FullscreenButton from 'media-chrome/media-fullscreen-button';
import LoadingIndicator from 'media-chrome/media-loading-indicator';
import MuteButton from 'media-chrome/media-mute-button';
import PipButton from 'media-chrome/media-pip-button';
import PlayButton from 'media-chrome/media-play-button';
import SeekBackwardButton from 'media-chrome/media-seek-backward-button';
import TimeDisplay from 'media-chrome/media-time-display';
import TimeRange from 'media-chrome/media-time-range';
import VolumeRange from 'media-chrome/media-volume-range';
import * as React from 'react';

/*
 * The elements of Media Chrome that the player uses. `media-chrome/react` would load all of them, 4 kB more.
 */

type ElementClass<Element extends HTMLElement> = { new (): Element };

function component<Element extends HTMLElement>(tagName: string, elementClass: ElementClass<Element>) {
  return createComponent({
    tagName,
    elementClass,
    react: React,
    toAttributeValue,
    // The elements change their own attributes before React hydrates them.
    defaultProps: { suppressHydrationWarning: true },
  });
}

/** True becomes an attribute without a value, false no attribute. */
function toAttributeValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '' : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

export const MediaCaptionsButton = component('media-captions-button', CaptionsButton);
export const MediaControlBar = component('media-control-bar', ControlBar);
export const MediaController = component('media-controller', Controller);
export const MediaFullscreenButton = component('media-fullscreen-button', FullscreenButton);
export const MediaLoadingIndicator = component('media-loading-indicator', LoadingIndicator);
export const MediaMuteButton = component('media-mute-button', MuteButton);
export const MediaPipButton = component('media-pip-button', PipButton);
export const MediaPlayButton = component('media-play-button', PlayButton);
export const MediaSeekBackwardButton = component('media-seek-backward-button', SeekBackwardButton);
export const MediaTimeDisplay = component('media-time-display', TimeDisplay);
export const MediaTimeRange = component('media-time-range', TimeRange);
export const MediaVolumeRange = component('media-volume-range', VolumeRange);
