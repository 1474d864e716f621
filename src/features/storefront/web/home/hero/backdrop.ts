import { useEffect, useState } from 'react';

type Preferences = { reducedMotion: boolean; saveData: boolean };

/** No video for visitors who prefer less motion or less data. */
export const allowsVideo = ({ reducedMotion, saveData }: Preferences): boolean => !reducedMotion && !saveData;

/**
 * Whether to show the video: only after the page has loaded, so that it does not compete with the text, and only if the
 * visitor's settings allow it.
 */
export function useFilm(): boolean {
  const [film, setFilm] = useState(false);
  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => setFilm(allowsVideo({ reducedMotion: motion.matches, saveData: wantsLessData() }));
    const forget = whenLoaded(decide);
    motion.addEventListener('change', decide);
    return () => {
      forget();
      motion.removeEventListener('change', decide);
    };
  }, []);
  return film;
}

/** Whether there has been a click anywhere on the page since hydration. */
export function useFirstClick(): boolean {
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('click', () => setClicked(true), { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return clicked;
}

function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Milliseconds after `load`: time to read the first words, and for the browser to become idle. */
const settled = 1500;

/** Calls back when the page has loaded and the browser is idle. */
function whenLoaded(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(callBack, { timeout: settled });
      else callBack();
    }, settled);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', soon);
  };
}
