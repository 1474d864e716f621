export const WIDTH = 1280;
export const HEIGHT = 720;

export type Point = [x: number, y: number];

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 10,
  opacity = 1,
) {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" opacity="${round(opacity)}"/>`;
}

export function circle([x, y]: Point, r: number, attributes: string) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${attributes}/>`;
}

export function line(path: string, stroke: string, width: number, more = '') {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
