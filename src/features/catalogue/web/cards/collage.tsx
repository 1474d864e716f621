import { Thumbnail } from './thumbnail.tsx';

const halfOfCard = '(min-width: 40rem) 12rem, 50vw';
const places: Record<number, string[]> = {
  2: ['top-[7%] left-[5%] max-w-3/5', 'right-[5%] bottom-[7%] max-w-3/5'],
  3: ['top-[6%] left-[4%] max-w-1/2', 'top-1/4 left-1/4 max-w-1/2', 'right-[4%] bottom-[6%] max-w-1/2'],
};

/**
 * The images of up to four courses in the space of one, 16:9: four in a grid, fewer on top of each other, because half
 * an image is hard to recognise. Decorative: the titles are next to it.
 */
export function Collage({ urls }: { urls: readonly string[] }) {
  if (urls.length < 2) return <Thumbnail url={urls[0]} />;
  const shown = urls.slice(0, 4);
  const placed = places[shown.length];
  return (
    <div
      className={`aspect-video w-full overflow-hidden ${placed ? 'relative bg-green-tint' : 'grid grid-cols-2 gap-0.5'}`}
    >
      {shown.map((url, index) => (
        <Thumbnail
          key={url}
          url={url}
          sizes={halfOfCard}
          className={placed && `absolute rounded-md shadow-md ring-2 ring-surface ${placed[index]}`}
        />
      ))}
    </div>
  );
}
