import type { Command } from 'fontkit';

type Point = { x: number; y: number; onCurve: boolean };

/** Writes a glyph's outline as a simple TrueType glyph: plain 16-bit points, no instructions. */
export function encodeOutline(commands: readonly Command[]): Buffer {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  let end = -1;
  const ends = contours.map((contour) => {
    end += contour.length;
    return end;
  });
  const words = [
    contours.length,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
    ...ends,
    0,
  ];
  const flags = Buffer.from(points.map((point) => (point.onCurve ? 1 : 0)));
  return padded(Buffer.concat([int16s(words), flags, int16s(steps(xs)), int16s(steps(ys))]));
}

function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let index = 0; contour && index < args.length; index += 2) {
      const onCurve = !(command === 'quadraticCurveTo' && index === 0);
      contour.push({
        x: Math.round(args[index] as number),
        y: Math.round(args[index + 1] as number),
        onCurve,
      });
    }
  }
  return contours.map(withoutReturn).filter((contour) => contour.length > 0);
}

/** Contours close automatically, so a last point equal to the first is dropped. */
function withoutReturn(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = contour.length > 1 && first && last?.onCurve && first.x === last.x && first.y === last.y;
  return returns ? contour.slice(0, -1) : contour;
}

const steps = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

function int16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeInt16BE(value, index * 2);
  return buffer;
}

const padded = (buffer: Buffer): Buffer =>
  Buffer.concat([buffer, Buffer.alloc((4 - (buffer.length % 4)) % 4)]);
