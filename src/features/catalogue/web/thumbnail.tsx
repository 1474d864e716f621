import { smallPictureUrl, smallWidth } from '../../../contract/media.ts';

type Props = {
  url?: string;
  /** The largest thing in sight when the page opens; of a list its first alone, which is all a phone shows. */
  eager?: boolean;
  /** How wide it is shown, as the `sizes` of an image; a card's width unless given. */
  sizes?: string;
  className?: string;
};

const inCard = '(min-width: 40rem) 24rem, calc(100vw - 2rem)';

/** A course's picture, 16:9; a drawn ground where there is none. Decorative: the title stands beside it. */
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
