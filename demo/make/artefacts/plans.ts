import { diamond } from '../drawing/theme.ts';
import { type Artefact, block, dot, pill, sheet, stroke, turned, words } from './paper.ts';

/** A network of activities with its longest path in amber. */
export const criticalPath: Artefact = (ink) => {
  const boxes: [name: string, days: string, x: number, y: number, critical: boolean][] = [
    ['A', '5', 80, 270, true],
    ['B', '3', 430, 90, false],
    ['C', '8', 430, 450, true],
    ['D', '4', 780, 90, false],
    ['E', '6', 780, 450, true],
  ];
  const edges = [
    stroke('M300,360H365V180H430M650,180H780M1000,180H1090V320', ink.onGround, 9, 'opacity=".55"'),
    stroke('M300,360H365V540H430M650,540H780M1000,540H1090V420', ink.amber, 18),
  ];
  const drawn = boxes.map(
    ([name, days, x, y, critical]) =>
      sheet(x, y, 220, 180, critical ? ink.amber : '#fff', 24) +
      words(name, x + 34, y + 122, 96, { fill: ink.dark, weight: 800, family: 'head' }) +
      words(days, x + 190, y + 118, 72, { fill: critical ? ink.dark : ink.grey, anchor: 'end' }),
  );
  const end = `<polygon points="${diamond(1090, 370, 78)}" fill="#fff"/><polygon points="${diamond(1090, 370, 40)}" fill="${ink.amber}"/>`;
  return `${edges.join('')}${drawn.join('')}${end}`;
};

/** Three horizons with bars of work. */
export const roadmap: Artefact = (ink) => {
  const heads = ['Now', 'Next', 'Later'].map((name, i) =>
    words(name, 130 + i * 370, 180, 84, { fill: ink.dark, weight: 800, family: 'head' }),
  );
  const rules = [1, 2].map((i) => stroke(`M${92 + i * 370},230V760`, ink.soft, 5, 'stroke-dasharray="4 18"'));
  const bars: [x: number, y: number, width: number, fill: string][] = [
    [130, 260, 500, ink.main],
    [380, 372, 400, ink.amber],
    [130, 484, 250, ink.soft],
    [700, 484, 600, ink.main],
    [500, 596, 520, ink.soft],
  ];
  return `${sheet(70, 70, 1240, 720)}${heads.join('')}${rules.join('')}${bars.map(([x, y, width, fill]) => block(x, y, width, 80, fill, 40)).join('')}`;
};

/** A hundred days as squares: done, today and to come. */
export const hundredDays: Artefact = (ink) => {
  const today = 62;
  const days = Array.from({ length: 100 }, (_, i) => {
    const [x, y] = [90 + (i % 20) * 56, 330 + Math.floor(i / 20) * 68];
    if (i === today) return block(x - 8, y - 8, 62, 72, ink.amber, 12);
    return `<g opacity="${i < today ? 1 : 0.28}">${block(x, y, 46, 56, '#fff', 9)}</g>`;
  });
  const title = words('Day 63', 84, 240, 176, { fill: ink.onGround, weight: 800, family: 'head' });
  return `${title}${words('of 100', 1196, 240, 80, { fill: ink.onGround, anchor: 'end', weight: 500 })}${days.join('')}`;
};

/** A week of changes, one of them large. */
export const changeCalendar: Artefact = (ink) => {
  const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, i) => {
    const x = 90 + i * 222;
    const head = words(day, x + 100, 170, 64, { fill: ink.grey, weight: 700, anchor: 'middle' });
    return head + (i > 0 ? stroke(`M${x - 11},100V650`, ink.faint, 5) : '');
  });
  const entries: [day: number, y: number, height: number, fill: string][] = [
    [0, 220, 90, ink.soft],
    [0, 326, 90, ink.soft],
    [1, 220, 90, ink.soft],
    [1, 326, 150, ink.main],
    [2, 220, 90, ink.soft],
    [2, 326, 90, ink.soft],
    [2, 432, 90, ink.soft],
    [3, 220, 404, ink.amber],
    [4, 220, 150, ink.main],
    [4, 386, 90, ink.soft],
  ];
  const drawn = entries.map(([day, y, height, fill]) => block(94 + day * 222, y, 190, height, fill, 18));
  const freeze = turned(
    -90,
    860,
    422,
    words('Board', 860, 446, 72, { fill: ink.dark, weight: 800, anchor: 'middle', family: 'head' }),
  );
  return `${sheet(60, 70, 1160, 590)}${columns.join('')}${drawn.join('')}${freeze}`;
};

/** A release train from the old system to the new one, over one weekend. */
export const migration: Artefact = (ink) => {
  const cylinder = (x: number, fill: string, lid: string) =>
    `<path d="M${x},230v330a170,62 0 0 0 340,0v-330z" fill="${fill}"/><ellipse cx="${x + 170}" cy="230" rx="170" ry="62" fill="${lid}"/>${[340, 450].map((y) => stroke(`M${x},${y}a170,62 0 0 0 340,0`, lid, 8)).join('')}`;
  const arrows = [330, 430].map(
    (y, i) =>
      stroke(`M530,${y}H${i === 0 ? 730 : 690}`, ink.amber, 26) +
      stroke(`M${i === 0 ? 690 : 650},${y - 44}l44,44 -44,44`, ink.amber, 26),
  );
  const old = words('1998', 260, 445, 104, { fill: ink.dark, weight: 800, anchor: 'middle', family: 'head' });
  return `${cylinder(90, ink.soft, ink.faint)}${old}${arrows.join('')}${cylinder(850, '#fff', ink.soft)}${stroke('M940,420l60,60 120,-130', ink.main, 34)}`;
};

/** Three clocks of one team. */
export const clocks: Artefact = (ink) => {
  const faces: [city: string, hour: number, minute: number, x: number][] = [
    ['Lima', 8, 0, 220],
    ['Leeds', 14, 0, 640],
    ['Cebu', 21, 0, 1060],
  ];
  return faces
    .map(([city, hour, minute, x], i) => {
      const hands = [
        turned((hour % 12) * 30 + minute / 2, x, 300, stroke(`M${x},300V208`, ink.dark, 26)),
        turned(minute * 6, x, 300, stroke(`M${x},300V158`, ink.dark, 16)),
      ];
      const marks = Array.from({ length: 12 }, (_, mark) =>
        turned(mark * 30, x, 300, stroke(`M${x},138v${mark % 3 === 0 ? 20 : 6}`, ink.soft, 9)),
      );
      const face = dot(x, 312, 188, '#000', 'opacity=".16"') + dot(x, 300, 188, i === 1 ? ink.amber : '#fff');
      const name = words(city, x, 610, 92, {
        fill: ink.onGround,
        weight: 800,
        anchor: 'middle',
        family: 'head',
      });
      return `${face}${i === 1 ? '' : marks.join('')}${hands.join('')}${dot(x, 300, 20, ink.dark)}${name}`;
    })
    .join('');
};

/** From single projects up to strategy, as steps. */
export const ladder: Artefact = (ink) => {
  const levels: [name: string, x: number, y: number, fill: string, text: string][] = [
    ['Project', 60, 490, ink.soft, ink.dark],
    ['Programme', 390, 330, '#fff', ink.dark],
    ['Strategy', 860, 170, ink.amber, ink.dark],
  ];
  return levels
    .map(
      ([name, x, y, fill, text]) =>
        block(x, y, 1300 - x, 620, '#000', 24).replace(
          '/>',
          ' opacity=".14" transform="translate(-10 0)"/>',
        ) +
        block(x, y, 1300 - x, 620, fill, 24) +
        words(name, x + 40, y + 104, 72, { fill: text, weight: 800, family: 'head' }),
    )
    .join('');
};

/** The parts of a target operating model. */
export const operatingModel: Artefact = (ink) => {
  const chain = ['Plan', 'Build', 'Run'].map((name, i) => {
    const x = 80 + i * 380;
    const arrow = `<path d="M${x},80h310l64,100 -64,100h-310l64,-100z" fill="${i === 1 ? ink.amber : '#fff'}"/>`;
    return (
      arrow + words(name, x + 192, 206, 80, { fill: ink.dark, weight: 800, anchor: 'middle', family: 'head' })
    );
  });
  const layers: [name: string, y: number, opacity: number][] = [
    ['People', 324, 0.34],
    ['Process', 448, 0.24],
    ['Data', 572, 0.16],
  ];
  const rows = layers.map(
    ([name, y, opacity]) =>
      `<g opacity="${opacity}">${block(80, y, 1120, 104, '#fff', 20)}</g>${words(name, 124, y + 74, 64, { fill: ink.onGround, weight: 700 })}`,
  );
  return `${chain.join('')}${rows.join('')}`;
};

/** Five steps, the third one under way. */
export const dmaic: Artefact = (ink) => {
  const steps = ['D', 'M', 'A', 'I', 'C'].map((letter, i) => {
    const x = 64 + i * 224;
    const fill = i === 2 ? ink.amber : i < 2 ? ink.main : '#fff';
    const text = i < 2 ? '#fff' : ink.dark;
    const arrow = `<path d="M${x},150h166l90,210 -90,210h-166l${i === 0 ? 0 : 90},-210z" fill="${fill}"/>`;
    return (
      arrow +
      words(letter, x + (i === 0 ? 108 : 140), 424, 190, {
        fill: text,
        weight: 800,
        anchor: 'middle',
        family: 'head',
      })
    );
  });
  return steps.join('');
};

/** A range instead of a number: best, likely and worst case. */
export const threePoints: Artefact = (ink) => {
  const curve = 'M150,500C300,500 330,170 470,170C640,170 740,470 1130,500';
  const marks: [x: number, days: string, fill: string][] = [
    [210, '4', '#fff'],
    [470, '6', ink.amber],
    [1010, '13', '#fff'],
  ];
  const labels = marks.map(
    ([x, days, fill]) =>
      dot(x, 500, 26, fill) +
      words(days, x, 640, 112, { fill: ink.onGround, weight: 800, anchor: 'middle', family: 'head' }),
  );
  return `<path d="${curve}Z" fill="#fff" opacity=".22"/>${stroke(curve, '#fff', 14)}${stroke('M470,190V480', ink.amber, 14)}${stroke('M100,500H1180', '#fff', 8)}${labels.join('')}${pill(740, 96, 420, '80 % by day 9', '#fff', ink.dark, 54)}`;
};
