import { Thumbnail } from './thumbnail.tsx';

const halfOfCard = '(min-width: 40rem) 12rem, 50vw';
const columns = ['', '', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];

/** The images of up to four courses in the space of one, 16:9. Decorative: the titles are next to it. */
export function Collage({ urls }: { urls: readonly string[] }) {
  if (urls.length < 2) return <Thumbnail url={urls[0]} />;
  const shown = urls.slice(0, 4);
  return (
    <div className={`grid aspect-video w-full gap-0.5 overflow-hidden ${columns[shown.length]}`}>
      {shown.map((url, index) => (
        <Thumbnail
          key={url}
          url={url}
          sizes={halfOfCard}
          className={`h-full min-h-0 ${shown.length === 3 && index === 0 ? 'row-span-2' : ''}`}
        />
      ))}
    </div>
  );
}
