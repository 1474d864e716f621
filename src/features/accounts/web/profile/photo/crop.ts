import { limits } from '../../../../../contract/constants.ts';

/**
 * The selected square of an image: `zoom` from 1 (as large as possible) to 4, and its position from 0 (left, top) to 1
 * (right, bottom).
 */
export type View = { zoom: number; x: number; y: number };

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

type Size = { width: number; height: number };

/** The selected square in the image's own pixels. */
export function squareIn({ width, height }: Size, { zoom, x, y }: View) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * The view after dragging the image under the square.
 * @param by distance, as a fraction of the square's side
 */
export function moved(size: Size, view: View, by: { x: number; y: number }): View {
  const { left, top, side } = squareIn(size, view);
  const along = (start: number, part: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, (start - part * side) / room)) : 0.5;
  return {
    zoom: view.zoom,
    x: along(left, by.x, size.width - side),
    y: along(top, by.y, size.height - side),
  };
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * Opens an image in its correct orientation. The server validates it again.
 * @throws an Error with a readable message
 */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (!accepted.includes(file.type)) throw new Error('Only JPEG, PNG, WebP, GIF or AVIF images are allowed');
  if (file.size >= limits.photoBytes) throw new Error('Image must be less than 5MB');
  if (file.size === 0) throw new Error('This file is empty.');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error('This image is damaged and cannot be read.');
  }
}

/** Draws the selected square onto a whole square canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const { left, top, side } = squareIn(picture, view);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The selected square as a file in the stored size. */
export async function cutOut(picture: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = limits.photoSide;
  canvas.height = limits.photoSide;
  drawSquare(canvas, picture, view);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('This image is damaged and cannot be read.');
  return blob;
}
