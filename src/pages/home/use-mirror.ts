import { type RefObject, useEffect } from 'react';

/**
 * Draws a video's frames on a canvas as they come. A canvas does not count as the page's largest content, which a
 * background that arrives later than the words must not be.
 * @param onFirst called when the first frame stands
 */
export function useMirror(
  player: RefObject<HTMLVideoElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  onFirst: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for both elements; what is called does not change
  useEffect(() => {
    const video = player.current;
    const brush = canvas.current?.getContext('2d', { alpha: false });
    if (!video || !brush) return;
    let request = 0;
    const byFrame = 'requestVideoFrameCallback' in video;
    const next = () => {
      request = byFrame ? video.requestVideoFrameCallback(draw) : requestAnimationFrame(draw);
    };
    const draw = () => {
      if (video.readyState >= video.HAVE_CURRENT_DATA) {
        brush.drawImage(video, 0, 0, brush.canvas.width, brush.canvas.height);
        onFirst();
      }
      next();
    };
    next();
    return () => {
      if (byFrame) video.cancelVideoFrameCallback(request);
      else cancelAnimationFrame(request);
    };
  }, [player, canvas]);
}
