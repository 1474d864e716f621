import { Drawing } from '../display/drawing.tsx';

/** A route on which only the first milestone is done: the rest is dashed. */
export function EmptyIllustration() {
  return (
    <Drawing>
      <path className="ground" d="M28 134c0-52 40-100 112-104 70-4 112 46 112 104Z" />
      <path
        className="contour"
        d="M60 134c2-42 34-76 82-78 48-2 78 34 80 78M94 134c2-28 22-50 50-51 28-1 44 22 46 51"
      />
      <path className="baseline" d="M8 134h264" />
      <path className="route route-missing" d="M70 118c28-2 38-30 64-32s34 12 54-8c9-9 14-19 22-32" />
      <path className="stop stop-done" d="m64 104 14 14-14 14-14-14Z" />
      <path className="stop" d="m134 75 11 11-11 11-11-11ZM188 67l11 11-11 11-11-11Z" />
      <path className="pole" d="M211 46V14" />
      <path className="flag" d="M213 14h28l-8 8.5 8 8.5h-28Z" />
    </Drawing>
  );
}
