import { oklch } from './theme.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

export type Point = [x: number, y: number];
export type Random = (low: number, high: number) => number;

/** A background's colours, from dark to light, and its colour in the far corner. */
export type Palette = {
  ground: string;
  far: string;
  dark: string;
  soft: string;
  light: string;
  bright: string;
};

/** The result of a pattern: the background, the route's path, and the positions of its milestones. */
export type Scene = { behind: string; route: string; stops: Point[] };

export type Pattern = (random: Random, palette: Palette) => Scene;

export function paletteOf(hue: number, lightness = 0.4, chroma = 0.075): Palette {
  return {
    ground: oklch(lightness, chroma, hue),
    far: oklch(lightness - 0.1, chroma * 0.85, hue + 14),
    dark: oklch(lightness - 0.12, chroma * 0.8, hue),
    soft: oklch(lightness + 0.075, chroma * 1.1, hue),
    light: oklch(lightness + 0.18, chroma * 1.2, hue - 4),
    bright: oklch(lightness + 0.33, chroma * 1.15, hue - 8),
  };
}

/** Repeatable random numbers from a text. */
export function randomFrom(text: string): Random {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

/** A smooth path through the points (Catmull-Rom). */
export function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let path = `M${xy(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${xy(a)} ${xy(b)} ${xy(to)}`;
  }
  return path;
}

export function straight(points: Point[]): string {
  return `M${points.map(xy).join('L')}`;
}

/** A path of horizontal and vertical strokes with rounded corners through the given corner points. */
export function stepped(points: Point[], radius = 34): string {
  let path = `M${xy(points[0] ?? [0, 0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [from, corner, to] = [points[i - 1], points[i], points[i + 1]] as [Point, Point, Point];
    const r = Math.min(radius, distance(from, corner) / 2, distance(corner, to) / 2);
    path += `L${xy(towards(corner, from, r))}Q${xy(corner)} ${xy(towards(corner, to, r))}`;
  }
  return `${path}L${xy(points.at(-1) ?? [0, 0])}`;
}

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

export function area(path: string, fill: string, opacity = 1) {
  return `<path d="${path}Z" fill="${fill}" opacity="${round(opacity)}"/>`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / Math.max(distance(from, to), 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function xy([x, y]: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
