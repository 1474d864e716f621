import { type RefObject, useEffect, useRef } from 'react';
import { faster, slower } from '../../../../../ui/video/speeds.ts';
import { type Command, commandOf, type Focus } from './shortcuts.ts';
import { showCaptions, showsCaptions } from './use-preferences.ts';

type Options = {
  /** The player element, which contains the video. */
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  enabled: boolean;
  /** Briefly shows what a key has done, if it is not obvious. */
  showFeedback: (sentence: string) => void;
  note: () => void;
  next: () => void;
  previous: () => void;
  help: () => void;
};

const jump = 10;
const step = 5;
const volumeStep = 0.1;

/** Enables single-key shortcuts anywhere on the player's page, as long as no dialog is open. */
export function useShortcuts(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { enabled, stage } = latest.current;
      if (!enabled || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const command = commandOf(event, focusOf(event, stage.current));
      if (command === null) return;
      event.preventDefault();
      carryOut(command, latest.current);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const texts = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';
const sliders = '[role=slider], [type=range], [role=tab], [type=radio], media-time-range, media-volume-range';
const controls = 'button, a[href], summary, [role=button], [role=switch], [type=checkbox]';

function focusOf(event: KeyboardEvent, stage: HTMLElement | null): Focus {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return 'page';
  const host = event.target instanceof Element ? event.target : target;
  const isIn = (kinds: string) => target.closest(kinds) !== null || host.closest(kinds) !== null;
  if (isIn(sliders)) return 'slider';
  if (isIn(texts)) return 'text';
  if (isIn(controls) && event.key === ' ') return 'control';
  return stage?.contains(host) ? 'player' : 'page';
}

function carryOut(command: Command, options: Options): void {
  const element = options.video.current;
  if (isForPage(command)) options[command]();
  else if (element) commandVideo(command, element, options);
}

type PageCommand = 'note' | 'next' | 'previous' | 'help';
type VideoCommand = Exclude<Command, PageCommand>;

const isForPage = (command: Command): command is PageCommand =>
  ['note', 'next', 'previous', 'help'].includes(command);

function commandVideo(
  command: VideoCommand,
  element: HTMLVideoElement,
  { stage, showFeedback }: Options,
): void {
  const seek = (by: number) => {
    const end = Number.isFinite(element.duration) ? element.duration : element.currentTime;
    element.currentTime = Math.min(end, Math.max(0, element.currentTime + by));
  };
  const setVolume = (by: number) => {
    element.muted = false;
    element.volume = Math.min(1, Math.max(0, Math.round((element.volume + by) * 100) / 100));
    showFeedback(`Volume ${Math.round(element.volume * 100)}%`);
  };
  const setSpeed = (speed: number) => {
    element.playbackRate = speed;
    showFeedback(`${speed}× speed`);
  };
  const does: Record<VideoCommand, () => void> = {
    toggle: () => (element.paused ? void element.play().catch(() => {}) : element.pause()),
    back: () => seek(-jump),
    forward: () => seek(jump),
    'step-back': () => seek(-step),
    'step-forward': () => seek(step),
    louder: () => setVolume(volumeStep),
    quieter: () => setVolume(-volumeStep),
    mute: () => {
      element.muted = !element.muted;
      showFeedback(element.muted ? 'Sound off' : 'Sound on');
    },
    captions: () => {
      if (element.textTracks.length === 0) return showFeedback('No captions');
      showCaptions(element, !showsCaptions(element));
      showFeedback(showsCaptions(element) ? 'Captions on' : 'Captions off');
    },
    slower: () => setSpeed(slower(element.playbackRate)),
    faster: () => setSpeed(faster(element.playbackRate)),
    fullscreen: () => void toggleFullscreen(stage.current),
    picture: () => {
      if (!canLeavePage(element)) return showFeedback('Picture in picture unavailable');
      void togglePicture(element);
    },
  };
  does[command]();
}

/** If the browser refuses, nothing changes. */
async function toggleFullscreen(stage: HTMLElement | null): Promise<void> {
  await (document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen())?.catch(
    () => {},
  );
}

/** Whether picture in picture works: some browsers lack it, and so does our own decoder. */
const canLeavePage = (element: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled && 'requestPictureInPicture' in element;

async function togglePicture(element: HTMLVideoElement): Promise<void> {
  const out = document.pictureInPictureElement;
  await (out ? document.exitPictureInPicture() : element.requestPictureInPicture()).catch(() => {});
}
