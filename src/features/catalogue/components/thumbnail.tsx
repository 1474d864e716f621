/** A course's picture, 16:9; a drawn ground where there is none. Decorative: the title stands beside it. */
export function Thumbnail({
  url,
  eager,
  className = '',
}: {
  url?: string;
  eager?: boolean;
  className?: string;
}) {
  if (!url) return <div className={`aspect-video w-full bg-green-tint ${className}`} />;
  return (
    <img
      src={url}
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
