import { type RefObject, useEffect } from 'react';
import { readPreferences, rememberPreferences } from './preferences.ts';

/** Plays with the speed, volume and captions last chosen on this device, and stores changes. */
export function usePreferences(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    apply(element);
    const speed = () => {
      // Loading a video resets its speed to the default, so the default changes too.
      setDefaultSpeed(element, element.playbackRate);
      rememberPreferences({ speed: element.playbackRate });
    };
    const volume = () => rememberPreferences({ volume: element.volume, muted: element.muted });
    const captions = () => rememberPreferences({ captions: showsCaptions(element) });
    element.addEventListener('ratechange', speed);
    element.addEventListener('volumechange', volume);
    element.textTracks.addEventListener('change', captions);
    return () => {
      element.removeEventListener('ratechange', speed);
      element.removeEventListener('volumechange', volume);
      element.textTracks.removeEventListener('change', captions);
    };
  }, [video]);
}

function apply(element: HTMLVideoElement): void {
  const { speed, volume, muted, captions } = readPreferences();
  setDefaultSpeed(element, speed);
  element.playbackRate = speed;
  element.volume = volume;
  element.muted = muted;
  if (captions) showCaptions(element, true);
}

/** Does nothing for the Ogg decoder, whose default cannot be changed: assigning to it would throw. */
const setDefaultSpeed = (element: HTMLVideoElement, speed: number) =>
  Reflect.set(element, 'defaultPlaybackRate', speed);

export const showsCaptions = (element: HTMLVideoElement): boolean =>
  [...element.textTracks].some((track) => track.mode === 'showing');

export function showCaptions(element: HTMLVideoElement, shown: boolean): void {
  for (const track of element.textTracks) track.mode = shown ? 'showing' : 'disabled';
}
