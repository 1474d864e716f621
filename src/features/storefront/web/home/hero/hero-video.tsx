import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import video from '../media/hero.mp4?url&no-inline';
import { ControlSign } from './control-sign.tsx';
import { chooseForHero, heroChoices } from './hero-choices.ts';
import { useOnlyInView } from './use-only-in-view.ts';

const heroVolume = 0.5;

/** `audible` becomes true with the visitor's first click anywhere; from then on the two controls decide. */
type Props = { audible: boolean };

/** The loop itself, silent until the first click anywhere, with a control for playback and one for sound. */
export function HeroVideo({ audible }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(heroChoices().motion);
  const [silent, setSilent] = useState(true);
  const pausedByReader = useOnlyInView(player, {
    startsPaused: !heroChoices().motion,
    onRefused: () => setPlaying(false),
  });

  useEffect(() => {
    if (audible && heroChoices().sound === undefined) chooseForHero({ sound: true });
    if (heroChoices().sound) makeAudible(player.current);
  }, [audible]);

  function toggleMotion() {
    pausedByReader.current = playing;
    chooseForHero({ motion: !playing });
    if (playing) player.current?.pause();
    else player.current?.play().catch(() => undefined);
  }
  function toggleSound() {
    chooseForHero({ sound: silent });
    if (silent) makeAudible(player.current);
    else if (player.current) player.current.muted = true;
  }
  return (
    <>
      <video
        ref={player}
        src={video}
        autoPlay={heroChoices().motion}
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        className={`absolute inset-0 size-full object-cover object-right transition-opacity duration-700 will-change-[opacity] ${shown ? 'opacity-100' : 'opacity-0'}`}
        onPlaying={() => setShown(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onVolumeChange={(event) => setSilent(event.currentTarget.muted)}
      />
      <div className="absolute right-3 bottom-3 z-20 flex gap-2 lg:right-6 lg:bottom-6">
        <IconButton
          variant="secondary"
          label={playing ? 'Pause background video' : 'Play background video'}
          onClick={toggleMotion}
        >
          <ControlSign of={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton
          variant="secondary"
          label={silent ? 'Turn sound on' : 'Turn sound off'}
          onClick={toggleSound}
        >
          <ControlSign of={silent ? 'soundOff' : 'soundOn'} />
        </IconButton>
      </div>
    </>
  );
}

function makeAudible(player: HTMLVideoElement | null) {
  if (!player) return;
  player.volume = heroVolume;
  player.muted = false;
}
