import { smallPictureUrl, smallWidth } from '../../../../contract/media/media.ts';

type Props = {
  url?: string;
  /** Eager for the largest image in the initial viewport; in a list only the first, which is all a phone shows. */
  eager?: boolean;
  /** The displayed width, as the `sizes` of an image; a card's width by default. */
  sizes?: string;
  className?: string;
};

const inCard = '(min-width: 40rem) 24rem, calc(100vw - 2rem)';

/** A course's image, 16:9, or a tinted box if it has none. Decorative: the title is next to it. */
export function Thumbnail({ url, eager, sizes = inCard, className = '' }: Props) {
  if (!url) return <div className={`aspect-video w-full bg-green-tint ${className}`} />;
  const small = smallPictureUrl(url);
  return (
    <img
      src={url}
      srcSet={small && `${small} ${smallWidth}w, ${url} 1280w`}
      sizes={small && sizes}
      alt=""
      width={1280}
      height={720}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`aspect-video w-full bg-green-tint object-cover ${className}`}
    />
  );
}
