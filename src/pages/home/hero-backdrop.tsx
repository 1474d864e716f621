import { useBackdrop, useFirstClick } from './backdrop.ts';
import { HeroVideo } from './hero-video.tsx';
import still from './media/hero.webp?url&no-inline';

/** The flag stays in sight where the screen is narrow. */
const fill = 'absolute inset-0 size-full object-cover object-[90%_50%] lg:object-center';

/**
 * What moves behind the hero's words. It is fetched once the page stands, so that the words come first; where motion or
 * data is to be saved, and without JavaScript, it is a still.
 */
export function HeroBackdrop() {
  const backdrop = useBackdrop();
  const clicked = useFirstClick();
  const picture = <img src={still} alt="" width={1280} height={720} className={fill} />;
  return (
    <div className="relative h-56 sm:h-72 lg:absolute lg:inset-0 lg:h-auto">
      <div className="absolute inset-0 after:absolute after:inset-0 after:bg-linear-to-b after:from-[oklch(0.25_0.042_167)] after:via-transparent after:via-30% after:to-transparent lg:after:bg-linear-to-r lg:after:from-[oklch(0.25_0.042_167/0.92)] lg:after:via-[oklch(0.25_0.042_167/0.7)] lg:after:via-45% lg:after:to-65%">
        <noscript>{picture}</noscript>
        {backdrop === 'still' && picture}
        {backdrop === 'video' && <HeroVideo still={still} audible={clicked} className={fill} />}
      </div>
    </div>
  );
}
