import { LineIcon } from '../line-icon.tsx';

const strokes = {
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6a9 9 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
} as const;

/** Icons of the video and carousel controls. Decorative: the button has a name. */
export const ControlSign = ({ of }: { of: keyof typeof strokes }) => <LineIcon d={strokes[of]} />;
