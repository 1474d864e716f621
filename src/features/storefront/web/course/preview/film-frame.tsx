import { useEffect, useRef, useState } from 'react';

type Props = {
  courseId: string;
  lectureId: string;
  /** Of the whole lecture, in seconds. */
  duration: number;
};

/** Far enough into the film to be past its title slide. */
const frameSecond = 6;

/**
 * A frame of the film as the preview's poster. The browser loads it once the preview is in view, unless the visitor
 * saves data; until then the stage is dark.
 */
export default function FilmFrame({ courseId, lectureId, duration }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!place.current || connection?.saveData) return;
    let isLeft = false;
    const fetchFilm = async () => {
      const { openPreview } = await import('./open-preview.ts');
      const media = await openPreview(courseId, lectureId);
      if (!isLeft && 'video' in media) setUrl(media.video?.url);
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      fetchFilm().catch(() => {});
    });
    seen.observe(place.current);
    return () => {
      isLeft = true;
      seen.disconnect();
    };
  }, [courseId, lectureId]);
  const second = Math.min(frameSecond, duration / 4);
  return (
    <span ref={place} className="absolute inset-0" data-drawn={isDrawn || undefined}>
      {url && (
        <video
          src={`${url}#t=${second.toFixed(1)}`}
          aria-hidden="true"
          tabIndex={-1}
          muted
          playsInline
          preload="metadata"
          disablePictureInPicture
          onLoadedData={() => setDrawn(true)}
        />
      )}
    </span>
  );
}
