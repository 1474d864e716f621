import { type Artefact, block, dot, sheet, stroke, tick, turned, words } from './paper.ts';

/** Lines of text, drawn as bars. */
function lines(x: number, y: number, widths: number[], fill: string): string {
  return widths.map((width, i) => block(x, y + i * 62, width, 24, fill, 12)).join('');
}

/** Three rows of a risk register. */
export const register: Artefact = (ink) => {
  const rows: [risk: string, owner: string, score: string][] = [
    ['Ground water in shaft', 'N.H.', '20'],
    ['Late signal design', 'D.F.', '12'],
    ['One welder on site', 'T.D.', '6'],
  ];
  const drawn = rows.map(([risk, owner, score], i) => {
    const y = 210 + i * 160;
    const marked = i === 0;
    const back = marked ? block(50, y, 1180, 160, ink.faint, 0) : '';
    const chip =
      block(1050, y + 30, 140, 100, marked ? ink.amber : ink.soft, 22) +
      words(score, 1120, y + 105, 72, { fill: ink.dark, weight: 800, anchor: 'middle', family: 'head' });
    const rule = i < 2 ? stroke(`M50,${y + 160}H1230`, ink.faint, 5) : '';
    return `${back}${words(risk, 96, y + 102, 66, { fill: ink.dark, weight: marked ? 700 : 500 })}${words(owner, 810, y + 102, 62, { fill: ink.grey, weight: 500 })}${chip}${rule}`;
  });
  const head = `<path d="M50,78a28,28 0 0 1 28,-28H1202a28,28 0 0 1 28,28V210H50z" fill="${ink.main}"/>`;
  const names =
    words('Risk', 96, 154, 68, { fill: '#fff', weight: 700 }) +
    words('Owner', 810, 154, 58, { fill: '#fff' }) +
    words('Score', 1190, 154, 58, { fill: '#fff', anchor: 'end' });
  return `${sheet(50, 50, 1180, 640)}${head}${names}${drawn.join('')}`;
};

/** A one-page report with its three status lights. */
export const report: Artefact = (ink) => {
  const lights = ['Scope', 'Time', 'Cost'].map((name, i) => {
    const y = 320 + i * 130;
    return (
      dot(430, y, 42, i === 1 ? ink.amber : ink.main) +
      words(name, 510, y + 24, 72, { fill: ink.dark, weight: 700 })
    );
  });
  const change = [
    stroke('M880,350l52,-56 52,56', ink.soft, 20),
    stroke('M880,430l52,56 52,-56', ink.amber, 20),
    stroke('M880,580H984', ink.soft, 20),
  ];
  return `${sheet(320, 56, 760, 780, '#fff', 14)}${words('Week 24', 380, 200, 124, { fill: ink.dark, weight: 800, family: 'head' })}${lights.join('')}${change.join('')}`;
};

/** Options side by side, one recommended. */
export const options: Artefact = (ink) => {
  const all: [name: string, value: string, x: number, y: number][] = [
    ['A', '$0.4m', 60, 150],
    ['C', '−$0.2m', 860, 150],
    ['B', '$1.1m', 440, 70],
  ];
  return all
    .map(([name, value, x, y]) => {
      const chosen = name === 'B';
      const width = chosen ? 400 : 360;
      const bottom = chosen
        ? tick(x + 130, 570, 150, ink.dark, 30)
        : lines(x + 44, 520, [200, 150], ink.soft);
      return `${sheet(x, y, width, 700, chosen ? ink.amber : '#fff')}${words(name, x + 44, y + 190, 190, { fill: ink.dark, weight: 800, family: 'head' })}${words(value, x + 44, y + 320, chosen ? 100 : 84, { fill: ink.dark, weight: 700 })}${bottom}`;
    })
    .join('');
};

/** An acceptance criterion that can be tested. */
export const criteria: Artefact = (ink) => {
  const steps: [word: string, rest: string][] = [
    ['Given', 'a refund'],
    ['When', 'it is paid'],
    ['Then', 'both know'],
  ];
  const drawn = steps.map(([word, rest], i) => {
    const y = 230 + i * 180;
    return (
      words(word, 120, y, 112, { fill: i === 2 ? ink.main : ink.dark, weight: 800, family: 'head' }) +
      words(rest, 500, y, 96, { fill: ink.grey, weight: 500 })
    );
  });
  const done = dot(1080, 552, 88, ink.amber) + tick(1034, 556, 92, ink.dark, 22);
  return `${sheet(50, 60, 1180, 600)}${drawn.join('')}${done}`;
};

/** A drafted page whose weak sentence is marked. */
export const draft: Artefact = (ink) => {
  const page = turned(
    -3,
    520,
    400,
    `${sheet(150, 70, 720, 800, '#fff', 14)}${block(210, 140, 340, 52, ink.dark, 14)}${lines(210, 250, [590, 540], ink.soft)}${block(196, 360, 620, 84, ink.amber, 14)}${lines(210, 390, [560], ink.dark)}${lines(210, 484, [590, 470, 560, 520], ink.soft)}`,
  );
  const ask = `<path d="M826,410l-70,40 70,50z" fill="${ink.main}"/>${block(810, 330, 420, 200, ink.main, 44)}${words('Source?', 1020, 466, 104, { fill: '#fff', weight: 800, anchor: 'middle', family: 'head' })}`;
  return `${page}${ask}`;
};

/** Three documents of one bundle. */
export const bundle: Artefact = (ink) => {
  const covers: [name: string, x: number, degrees: number, fill: string][] = [
    ['RAID', 770, 10, ink.soft],
    ['Plan', 90, -10, '#fff'],
    ['Mandate', 430, 0, ink.amber],
  ];
  return covers
    .map(([name, x, degrees, fill]) =>
      turned(
        degrees,
        x + 210,
        760,
        `${sheet(x, 110, 420, 720, fill, 18)}${words(name, x + 40, 236, 88, { fill: ink.dark, weight: 800, family: 'head' })}${block(x + 46, 274, 90, 12, ink.main, 6)}<g opacity=".4">${lines(x + 46, 350, [320, 260, 300, 200, 280], ink.dark)}</g>`,
      ),
    )
    .join('');
};
