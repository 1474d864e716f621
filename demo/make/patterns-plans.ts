import {
  area,
  circle,
  HEIGHT,
  line,
  type Pattern,
  type Point,
  range,
  rect,
  smooth,
  stepped,
  straight,
  WIDTH,
} from './drawing.ts';

/** A cascade of bars over week lines; the route takes the end of each stage. */
export const gantt: Pattern = (random, p) => {
  const weeks = range(13).map((i) => line(`M${80 + i * 96},0V${HEIGHT}`, p.soft, 2, 'opacity=".55"'));
  const bars: string[] = [];
  const ends: Point[] = [];
  let x = random(60, 130);
  for (const row of range(8)) {
    const y = 52 + row * 80;
    const width = random(200, 330);
    bars.push(rect(x, y, width, 46, row % 3 === 1 ? p.bright : p.light, 23, 0.9));
    if (random(0, 1) > 0.4)
      bars.push(rect(x + width + random(120, 240), y, random(110, 260), 46, p.dark, 23, 0.7));
    if (row % 2 === 1) ends.push([x + width, y + 23]);
    x += random(80, 124);
  }
  const corners = ends.flatMap(([ex, ey], i): Point[] => {
    const next = ends[i + 1];
    return next
      ? [
          [ex, ey],
          [ex, next[1]],
        ]
      : [[ex, ey]];
  });
  const first = ends[0] ?? [300, 155];
  return {
    behind: weeks.join('') + bars.join(''),
    route: stepped([[-20, first[1]], ...corners]),
    stops: ends,
  };
};

/** A board of columns and cards; the route carries one card from left to right. */
export const board: Pattern = (random, p) => {
  const columns = range(4).map((i) => rect(70 + i * 290, 60, 262, 600, p.soft, 18, 0.55));
  const cards = range(4).flatMap((column) => {
    let y = 84;
    return range(6 - column + Math.floor(random(-1, 1.5))).flatMap(() => {
      const height = random(62, 118);
      const top = y;
      y += height + 16;
      if (y > 650) return [];
      const x = 92 + column * 290;
      const fill = random(0, 1) > 0.7 ? p.bright : p.light;
      return [
        rect(x, top, 218, height, fill, 12, 0.75),
        rect(x + 18, top + 20, random(70, 170), 10, p.dark, 5, 0.55),
      ];
    });
  });
  const stops = range(4).map((i): Point => [201 + i * 290, [510, 400, 470, 330][i]! + random(-60, 60)]);
  return { behind: columns.join('') + cards.join(''), route: smooth([[-30, 600], ...stops]), stops };
};

/** Bubbles of different size on a portfolio grid; the route picks its way between the cells. */
export const grid: Pattern = (random, p) => {
  const size = 118;
  const cells = range(11).flatMap((column) =>
    range(6).map((row) => {
      const chance = random(0, 1);
      const fill = chance > 0.86 ? p.light : chance > 0.5 ? p.soft : p.dark;
      return rect(
        column * size - 2,
        row * size + 8,
        size - 14,
        size - 14,
        fill,
        16,
        chance > 0.5 ? 0.9 : 0.45,
      );
    }),
  );
  const bubbles = range(9).map(() => {
    const at: Point = [Math.floor(random(0, 11)) * size + 50, Math.floor(random(0, 6)) * size + 60];
    return circle(at, random(16, 42), `fill="${p.bright}" opacity=".5"`);
  });
  const lane = (row: number) => row * size + 1;
  const column = (i: number) => i * size - 9;
  const rows = [5, 4, Math.round(random(2.6, 4.4)), 3, 2];
  const stops = [1, 3, 5, 7, 9].map((c, i): Point => [column(c), lane(rows[i] ?? 3)]);
  const corners = stops.flatMap((stop, i): Point[] => {
    const next = stops[i + 1];
    return next ? [stop, [next[0], stop[1]]] : [stop];
  });
  return { behind: cells.join('') + bubbles.join(''), route: stepped([[-20, lane(5)], ...corners]), stops };
};

/** Swim lanes with boxes; the route crosses from lane to lane. */
export const flow: Pattern = (random, p) => {
  const lanes = range(4).map((i) =>
    rect(-20, 36 + i * 166, WIDTH + 40, 146, i % 2 ? p.dark : p.soft, 14, 0.5),
  );
  const middle = (lane: number) => 109 + lane * 166;
  const orders = [
    [2, 1, 3, 0, 1],
    [3, 2, 0, 2, 1],
    [1, 2, 0, 3, 2],
    [0, 1, 3, 2, 1],
    [3, 1, 2, 0, 1],
  ];
  const order = orders[Math.floor(random(0, orders.length))] ?? [];
  const stops = order.map((lane, i): Point => [190 + i * 225, middle(lane)]);
  const boxes = range(5).flatMap((i) =>
    range(4).map((lane) => {
      const on = order[i] === lane;
      if (!on && random(0, 1) > 0.55) return '';
      return rect(
        120 + i * 225,
        middle(lane) - 42,
        140,
        84,
        on ? p.light : p.soft,
        on ? 18 : 42,
        on ? 1 : 0.9,
      );
    }),
  );
  const corners = stops.flatMap((stop, i): Point[] => {
    const next = stops[i + 1];
    if (!next) return [stop];
    const turn = (stop[0] + next[0]) / 2;
    return [stop, [turn, stop[1]], [turn, next[1]]];
  });
  const route = stepped([[-20, stops[0]?.[1] ?? 400], ...corners], 40);
  return { behind: lanes.join('') + boxes.join(''), route, stops };
};

/** A staircase of blocks, each with its lit edge; the route climbs it. */
export const steps: Pattern = (random, p) => {
  const count = 6;
  const width = 1140 / count;
  const tops = range(count).map((i) => 590 - i * (74 + random(-5, 5)));
  const blocks = tops.map((top, i) => {
    const x = 70 + i * width;
    return (
      rect(x, top, width - 12, HEIGHT - top + 30, i % 2 ? p.soft : p.dark, 14, 0.95) +
      rect(x, top, width - 12, 14, p.light, 7) +
      range(4)
        .map((k) => rect(x + 22, top + 52 + k * 44, random(50, width - 60), 12, p.light, 6, 0.35))
        .join('')
    );
  });
  const stops = tops.map((top, i): Point => [70 + (i + 0.5) * width - 6, top - 42]).filter((_, i) => i !== 1);
  const corners = tops.flatMap((top, i): Point[] => {
    const x = 70 + i * width - 6;
    return i
      ? [
          [x, (tops[i - 1] ?? 0) - 42],
          [x, top - 42],
        ]
      : [[-20, top - 42]];
  });
  return { behind: blocks.join(''), route: stepped([...corners, stops.at(-1) ?? [1100, 100]], 30), stops };
};

/** A control chart: limits, centre line and readings that settle. */
export const control: Pattern = (random, p) => {
  const centre = 380;
  const zones = [
    rect(-10, centre - 200, WIDTH + 20, 400, p.soft, 0, 0.55),
    rect(-10, centre - 95, WIDTH + 20, 190, p.light, 0, 0.35),
  ];
  const limits = [-200, 200].map((d) =>
    line(`M0,${centre + d}H${WIDTH}`, p.bright, 5, 'stroke-dasharray="26 18" opacity=".8"'),
  );
  const middle = line(`M0,${centre}H${WIDTH}`, p.bright, 4, 'opacity=".6"');
  const points = range(12).map((i): Point => {
    const spread = 175 - i * 11;
    return [60 + i * 98, centre + (i % 2 ? -1 : 1) * random(0.35, 1) * spread];
  });
  const dots = range(60).map(() =>
    circle(
      [random(0, WIDTH), centre + random(-1, 1) * random(40, 300)],
      6,
      `fill="${p.bright}" opacity=".35"`,
    ),
  );
  const stops = points.filter((_, i) => [1, 4, 8, 11].includes(i));
  return {
    behind: zones.join('') + limits.join('') + middle + dots.join(''),
    route: straight([[-30, centre - 40], ...points]),
    stops,
  };
};

/** A histogram; the route is its cumulative curve. */
export const bars: Pattern = (random, p) => {
  const count = 19;
  const peak = random(6.5, 10.5);
  const columns = range(count).map((i) => {
    const height = 70 + 400 * Math.exp(-((i - peak) ** 2) / 26) * random(0.86, 1.06);
    return rect(42 + i * 63.5, 664 - height, 50, height, Math.abs(i - peak) < 3 ? p.light : p.soft, 9, 0.95);
  });
  const floors = range(6).map((i) => line(`M42,${664 - i * 110}H1240`, p.dark, 2.5, 'opacity=".6"'));
  const curve = (x: number): Point => [x, 640 - 465 / (1 + Math.exp(-(x - 42 - peak * 63.5) / 120))];
  const stops = [150, 460, 700, 920, 1140].map(curve);
  return {
    behind: floors.join('') + columns.join(''),
    route: smooth(range(40).map((i) => curve(-30 + i * 30))),
    stops,
  };
};

/** Layered hills; the route winds over them to the highest. */
export const strata: Pattern = (random, p) => {
  const fills = [p.light, p.soft, p.ground, p.far, p.dark];
  const phase = random(0, 6);
  const hill = (layer: number, x: number) =>
    215 +
    layer * 105 -
    (120 - layer * 12) * Math.sin((x / WIDTH) * (2.6 + layer * 0.5) + phase + layer * 1.7) * 0.6 -
    28 * Math.sin((x / WIDTH) * 9 + layer * 2 + phase);
  const layers = fills.map((fill, layer) => {
    const top = range(33).map((i): Point => [i * 41 - 16, hill(layer, i * 41 - 16)]);
    return area(`${smooth(top)}L1320,760L-40,760`, fill, layer === 0 ? 0.75 : 0.95);
  });
  const sun = circle([random(160, 420), random(110, 160)], 62, `fill="${p.bright}" opacity=".55"`);
  const stops = [0.12, 0.34, 0.56, 0.76, 0.9].map((share, i): Point => {
    const x = share * WIDTH;
    return [x, Math.max(168, hill(4 - i, x) + 6)];
  });
  return { behind: sun + layers.join(''), route: smooth([[-30, 690], ...stops]), stops };
};
