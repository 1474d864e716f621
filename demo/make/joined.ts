/** One separate stretch of a drawn line. */
type Stretch = [from: string, to: string];

/**
 * The same lines in a compact form: separate stretches (`M1,2L3,4M3,4L5,6…`) joined where their ends meet, on a grid of
 * whole pixels, with relative coordinates.
 */
export function joined(path: string): string {
  const loose = [...path.matchAll(/M(\S+?)L([^ML]+)/g)]
    .map(([, from = '', to = '']): Stretch => [onGrid(from), onGrid(to)])
    .filter(([from, to]) => from !== to);
  const ends = new Map<string, Set<Stretch>>();
  for (const stretch of loose)
    for (const end of stretch) ends.set(end, (ends.get(end) ?? new Set()).add(stretch));

  /** The points that follow this one, as far as the line goes. Removes the stretches on the way. */
  function walk(point: string): string[] {
    const [next] = ends.get(point) ?? [];
    if (!next) return [];
    for (const end of next) ends.get(end)?.delete(next);
    const other = next[0] === point ? next[1] : next[0];
    return [other, ...walk(other)];
  }
  return loose
    .map(([start]) => [...walk(start).reverse(), start, ...walk(start)])
    .filter((points) => points.length > 1)
    .map(relative)
    .join('');
}

const onGrid = (point: string) => point.split(',').map(Number).map(Math.round).join(',');

function relative([start = '', ...rest]: string[]): string {
  let [x = 0, y = 0] = start.split(',').map(Number);
  const steps = rest.map((point) => {
    const [nextX = 0, nextY = 0] = point.split(',').map(Number);
    const step = `${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${start}l${steps.join(' ').replaceAll(/[ ,]-/g, '-')}`;
}
