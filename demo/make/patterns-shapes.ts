import {
  area,
  circle,
  distance,
  HEIGHT,
  line,
  type Pattern,
  type Point,
  type Random,
  range,
  smooth,
  straight,
  WIDTH,
} from './drawing.ts';

/** Height lines around a summit, filled lighter as they rise; the route ends on top. */
export const contour: Pattern = (random, p) => {
  const summit: Point = [random(820, 980), random(230, 300)];
  const wobble = waves(random);
  const rings = range(10).map((i) => {
    const radius = 760 * (1 - i / 10.6) ** 1.15;
    const points = ring(summit, radius, 1.35, (angle) => wobble(angle) * (0.35 + radius / 900));
    return `${area(smooth(points), p.light, 0.17)}${line(`${smooth(points)}Z`, p.bright, 2.5, 'opacity=".55"')}`;
  });
  const start: Point = [-30, random(560, 640)];
  const stops = [0.2, 0.45, 0.72, 1].map(
    (share, i): Point => [
      start[0] + (summit[0] - start[0]) * share,
      start[1] + (summit[1] - start[1]) * share + [40, -70, 60, 0][i]! * random(0.7, 1.3),
    ],
  );
  return { behind: rings.join(''), route: smooth([start, ...stops]), stops };
};

/** Loops, one per Sprint, along a road that continues. */
export const sprint: Pattern = (random, p) => {
  const base = random(420, 460);
  const radius = random(118, 140);
  const centres = range(3).map((i): Point => [270 + i * 330, base - radius]);
  const discs = centres.flatMap((at) => [
    circle(at, radius + 86, `fill="${p.soft}" opacity=".6"`),
    circle(
      at,
      radius + 42,
      `fill="none" stroke="${p.light}" stroke-width="16" stroke-dasharray="${random(60, 130)} 22" opacity=".8"`,
    ),
    circle(at, radius - 46, `fill="${p.dark}" opacity=".65"`),
  ]);
  const rays = range(11).map((i) => line(`M${i * 130 - 40},${HEIGHT}l90,-160`, p.dark, 30, 'opacity=".35"'));
  const points: Point[] = [[-30, base]];
  for (const [x, y] of centres) {
    points.push([x - 150, base + 2]);
    for (const i of range(13)) {
      const angle = Math.PI / 2 - (i / 12) * 2 * Math.PI;
      points.push([x + Math.cos(angle) * radius + (i - 6) * 5, y + Math.sin(angle) * radius]);
    }
  }
  points.push([1130, base - 20]);
  const stops = [...centres.map(([x]): Point => [x, base]), [1150, base - 26] as Point];
  return { behind: rays.join('') + discs.join(''), route: smooth([...points, stops[3]!]), stops };
};

/** A range of outcomes that widens from today; the route stays near its middle. */
export const fan: Pattern = (random, p) => {
  const origin: Point = [random(250, 330), random(430, 480)];
  const target = origin[1] - random(160, 220);
  const edge = (spread: number, bend: number) => {
    const points = range(12).map((i): Point => {
      const share = i / 11;
      const middle = origin[1] + (target - origin[1]) * share;
      return [origin[0] + share * (WIDTH + 40 - origin[0]), middle + spread * bend * share ** 0.8];
    });
    return points;
  };
  const bands = [460, 340, 225, 115].map((spread) => {
    const outline = [...edge(spread, -1), ...edge(spread, 0.85).toReversed()];
    return area(straight(outline), p.light, 0.3);
  });
  const weeks = range(10).map((i) =>
    line(`M${origin[0] + i * 110},0V${HEIGHT}`, p.bright, 2, 'opacity=".22" stroke-dasharray="4 12"'),
  );
  const past = range(5).map(
    (i): Point => [-30 + (i * (origin[0] + 30)) / 5, origin[1] + random(30, 90) * (1 - i / 5)],
  );
  const ahead = [0.3, 0.58, 0.84].map(
    (share): Point => [
      origin[0] + share * (WIDTH - origin[0]),
      origin[1] + (target - origin[1]) * share + random(-46, 46),
    ],
  );
  return {
    behind: bands.join('') + weeks.join(''),
    route: smooth([...past, origin, ...ahead]),
    stops: [origin, ...ahead],
  };
};

/** People and teams with their connections; the route goes from one to the next. */
export const network: Pattern = (random, p) => {
  const nodes: Point[] = range(28).map((i) => [
    70 + (i % 7) * 190 + random(-50, 50),
    90 + Math.floor(i / 7) * 180 + random(-46, 46),
  ]);
  for (const node of nodes) if (node[0] > 900) node[1] = Math.max(node[1], 170); // room for the flag
  const links = nodes.flatMap((a, i) =>
    nodes
      .slice(i + 1)
      .flatMap((b) => (distance(a, b) < 236 ? [line(straight([a, b]), p.light, 4, 'opacity=".5"')] : [])),
  );
  const discs = nodes.map((at) => {
    const size = random(16, 46);
    return (
      circle(at, size, `fill="${size > 34 ? p.light : p.soft}"`) +
      circle(at, size * 0.42, `fill="${p.bright}" opacity=".55"`)
    );
  });
  const rows = [3, Math.round(random(2, 3)), 2, 1, Math.round(random(0, 1)), Math.round(random(0, 1))];
  const stops = rows.map((row, i): Point => nodes[row * 7 + i] ?? [0, 0]);
  return {
    behind: links.join('') + discs.join(''),
    route: straight([[-30, 660], ...stops]),
    stops: stops.filter((_, i) => i !== 1),
  };
};

/** Orbits around a core; the route spirals inwards. */
export const orbit: Pattern = (random, p) => {
  const core: Point = [random(700, 780), random(330, 390)];
  const tilt = 0.42;
  const rings = range(8).map((i) => {
    const stroke = `fill="none" stroke="${i % 2 ? p.light : p.soft}" stroke-width="${i % 2 ? 4 : 16}" opacity=".75"`;
    return ellipse(core, 110 + i * 120, tilt, stroke);
  });
  const moons = range(24).map(() => {
    const angle = random(0, 2 * Math.PI);
    const radius = 110 + Math.floor(random(0, 8)) * 120;
    const at: Point = [core[0] + Math.cos(angle) * radius, core[1] + Math.sin(angle) * radius * tilt];
    return circle(at, random(10, 28), `fill="${random(0, 1) > 0.5 ? p.bright : p.light}" opacity=".85"`);
  });
  const turn = random(2.6, 2.9);
  const spiral = range(34).map((i): Point => {
    const share = i / 33;
    const angle = turn - share * 5.4;
    const radius = 980 * (1 - share) ** 1.35 + 6;
    return [core[0] + Math.cos(angle) * radius, core[1] + Math.sin(angle) * radius * tilt];
  });
  const halo = ellipse(core, 170, tilt, `fill="${p.dark}" opacity=".55"`);
  return {
    behind: rings.join('') + halo + moons.join(''),
    route: smooth(spiral),
    stops: [5, 11, 17, 33].map((i) => spiral[i]!),
  };
};

/** Waves in parallel, calmer towards the end. */
export const wave: Pattern = (random, p) => {
  const phase = random(0, 6);
  const pace = random(6, 9);
  const height = (x: number) => 95 * Math.sin((x / WIDTH) * pace + phase) * (1.15 - x / 1700);
  const stripe = (offset: number) =>
    range(34).map((i): Point => [i * 41 - 30, offset + height(i * 41 - 30) - (i * 41) / 9]);
  const stripes = range(9).map((i) => {
    const top = stripe(60 + i * 100);
    return area(`${smooth(top)}L1330,800L-40,800`, i % 2 ? p.dark : p.light, i % 2 ? 0.34 : 0.24);
  });
  const foam = range(9).map((i) => line(smooth(stripe(60 + i * 100)), p.bright, 2.5, 'opacity=".4"'));
  const middle = stripe(460);
  const stops = [4, 11, 19, 27].map((i) => middle[i]!);
  return { behind: stripes.join('') + foam.join(''), route: smooth(middle.slice(0, 28)), stops };
};

function ring(centre: Point, radius: number, stretch: number, wobble: (angle: number) => number): Point[] {
  return range(37).map((i) => {
    const angle = (i / 36) * 2 * Math.PI;
    const r = radius * (1 + wobble(angle));
    return [centre[0] + Math.cos(angle) * r * stretch, centre[1] + Math.sin(angle) * r];
  });
}

function ellipse([x, y]: Point, radius: number, tilt: number, attributes: string): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${radius}" ry="${(radius * tilt).toFixed(1)}" ${attributes}/>`;
}

function waves(random: Random): (angle: number) => number {
  const parts = [2, 3, 5].map((k) => ({ k, size: random(0.05, 0.2) / Math.sqrt(k), phase: random(0, 6) }));
  return (angle) => parts.reduce((sum, { k, size, phase }) => sum + size * Math.cos(k * angle + phase), 0);
}
