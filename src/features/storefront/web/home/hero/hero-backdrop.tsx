import drawing from '../media/hero.svg?url&no-inline';
import { useFilm, useFirstClick } from './backdrop.ts';
import { HeroVideo } from './hero-video.tsx';

/**
 * The drawn route behind the hero text, and over it a looping video that starts with the same picture. The video is
 * fetched after the page has loaded; with reduced motion or data, and without JavaScript, the drawing stays.
 */
export function HeroBackdrop() {
  const film = useFilm();
  const clicked = useFirstClick();
  return (
    <div className="relative h-56 sm:h-72 lg:absolute lg:inset-0 lg:h-auto">
      <div className="absolute inset-0 after:absolute after:inset-0 after:bg-linear-to-b after:from-[oklch(0.25_0.042_167)] after:via-transparent after:via-30% after:to-transparent lg:after:bg-linear-to-r lg:after:from-[oklch(0.25_0.042_167/0.92)] lg:after:via-[oklch(0.25_0.042_167/0.7)] lg:after:via-45% lg:after:to-65%">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <use href={`${drawing}#route`} />
        </svg>
        {film && <HeroVideo audible={clicked} />}
      </div>
    </div>
  );
}
