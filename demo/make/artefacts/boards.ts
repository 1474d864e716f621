import { type Artefact, block, dot, person, pill, sheet, stroke, turned, words } from './paper.ts';

/** A board with a limit on work in progress. */
export const kanban: Artefact = (ink) => {
  const columns: [name: string, cards: number][] = [
    ['To do', 3],
    ['Doing', 2],
    ['Done', 3],
  ];
  return columns
    .map(([name, cards], i) => {
      const x = 60 + i * 394;
      const head = words(name, x + 34, 150, 72, { fill: ink.dark, weight: 800, family: 'head' });
      const drawn = Array.from({ length: cards }, (_, card) => {
        const y = 196 + card * 176;
        const fill = i === 1 ? ink.amber : i === 2 ? ink.soft : '#fff';
        return (
          block(x + 28, y, 316, 150, fill, 18) +
          block(x + 60, y + 42, [220, 170, 240][card] ?? 200, 20, ink.dark, 10) +
          block(x + 60, y + 86, [140, 200, 110][card] ?? 120, 20, ink.dark, 10).replace(
            '/>',
            ' opacity=".4"/>',
          )
        );
      });
      const limit =
        i === 1
          ? dot(x + 310, 126, 42, ink.dark) +
            words('2', x + 310, 148, 60, { fill: '#fff', weight: 800, anchor: 'middle', family: 'head' })
          : '';
      return `${sheet(x, 60, 372, 720, ink.faint)}${head}${drawn.join('')}${limit}`;
    })
    .join('');
};

/** Notes from a retrospective. */
export const notes: Artefact = (ink) => {
  const all: [text: string, x: number, y: number, degrees: number, fill: string][] = [
    ['Keep', 60, 110, -5, '#fff'],
    ['Stop', 450, 190, 3, ink.soft],
    ['Try', 850, 90, -3, ink.amber],
  ];
  return all
    .map(([text, x, y, degrees, fill]) =>
      turned(
        degrees,
        x + 170,
        y + 190,
        sheet(x, y, 370, 430, fill, 10) +
          words(text, x + 44, y + 150, 128, { fill: ink.dark, weight: 800, family: 'head' }) +
          [240, 310]
            .map((down, i) =>
              block(x + 46, y + down, i ? 160 : 260, 22, ink.dark, 10).replace('/>', ' opacity=".45"/>'),
            )
            .join(''),
      ),
    )
    .join('');
};

/** Two sides of a conversation. */
export const bubbles: Artefact = (ink) => `
  ${block(70, 80, 760, 230, '#fff', 60)}<path d="M160,290v100l120,-90z" fill="#fff"/>${words('We are late.', 130, 230, 120, { fill: ink.dark, weight: 800, family: 'head' })}
  ${block(340, 400, 880, 230, ink.amber, 60)}<path d="M1110,610v90l-130,-90z" fill="${ink.amber}"/>${words('What changed?', 420, 544, 104, { fill: ink.dark, weight: 800, family: 'head' })}`;

/** Influence across the lines of an organisation. */
export const sideways: Artefact = (ink) => {
  const lines = stroke('M640,190V270M240,330V270H1040V330M640,270V330', ink.onGround, 9, 'opacity=".45"');
  const reach =
    stroke('M340,430Q440,640 640,640T940,430', ink.amber, 20) +
    stroke('M890,462l54,-40 22,62', ink.amber, 20) +
    stroke('M390,462l-54,-40 -22,62', ink.amber, 20);
  const people = [240, 640, 1040].map((x, i) => person(x, 420, 100, i === 1 ? ink.soft : '#fff', ink.main));
  return `${lines}${person(640, 120, 82, ink.soft, ink.main)}${people.join('')}${reach}`;
};

/** Stakeholders by power and interest. */
export const stakeholders: Artefact = (ink) => {
  const people: [initials: string, x: number, y: number, fill: string, text: string][] = [
    ['AR', 350, 220, ink.soft, ink.dark],
    ['JM', 930, 200, ink.amber, ink.dark],
    ['TD', 1060, 440, ink.main, '#fff'],
    ['LK', 420, 500, ink.soft, ink.dark],
    ['SO', 810, 490, ink.soft, ink.dark],
  ];
  const marks = people.map(
    ([initials, x, y, fill, text], i) =>
      dot(x, y, i === 1 ? 96 : 78, fill) +
      words(initials, x, y + 24, 72, { fill: text, weight: 800, anchor: 'middle', family: 'head' }),
  );
  const grid =
    block(180, 70, 500, 270, ink.faint, 16) +
    block(700, 70, 520, 270, ink.faint, 16) +
    block(180, 360, 500, 250, ink.faint, 16) +
    block(700, 360, 520, 250, ink.faint, 16);
  const axes =
    turned(-90, 138, 340, words('Power', 138, 360, 64, { fill: ink.grey, weight: 700, anchor: 'middle' })) +
    words('Interest', 700, 680, 64, { fill: ink.grey, weight: 700, anchor: 'middle' });
  return `${sheet(50, 30, 1200, 680)}${grid}${axes}${marks.join('')}`;
};

/** The impact of a change on each team. */
export const impact: Artefact = (ink) => {
  const rows: [team: string, sizes: number[]][] = [
    ['Payroll', [62, 40, 74]],
    ['Stores', [24, 74, 40]],
    ['IT desk', [40, 24, 24]],
  ];
  const drawn = rows.map(([team, sizes], row) => {
    const y = 170 + row * 190;
    const cells = sizes.map((r, i) =>
      dot(640 + i * 220, y, r, r > 70 ? ink.amber : r > 50 ? ink.main : ink.soft),
    );
    return (
      words(team, 120, y + 26, 80, { fill: ink.dark, weight: 700 }) +
      cells.join('') +
      (row < 2 ? stroke(`M110,${y + 95}H1170`, ink.faint, 6) : '')
    );
  });
  return `${sheet(50, 50, 1180, 620)}${drawn.join('')}`;
};

/** Who is responsible and accountable for what. */
export const raci: Artefact = (ink) => {
  const letters = ['RACI', 'ARIC', 'CIAR'];
  const cells = letters.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const accountable = letter === 'A';
      const [left, top] = [64 + x * 292, 60 + y * 206];
      const fill = accountable ? ink.amber : letter === 'R' ? '#fff' : ink.soft;
      const quiet = letter === 'I' || letter === 'C';
      return `<g opacity="${quiet ? 0.55 : 1}">${block(left, top, 276, 190, fill, 24)}</g>${words(letter, left + 138, top + 142, 132, { fill: ink.dark, weight: 800, anchor: 'middle', family: 'head' })}`;
    }),
  );
  return cells.join('');
};

/** The backlog of a tool, with keys and states. */
export const tickets: Artefact = (ink) => {
  const rows: [key: string, state: string, fill: string, text: string][] = [
    ['PAY-142', 'Doing', ink.amber, ink.dark],
    ['PAY-147', 'To do', ink.faint, ink.dark],
    ['PAY-151', 'Done', ink.main, '#fff'],
  ];
  return rows
    .map(([key, state, fill, text], i) => {
      const y = 56 + i * 212;
      return `${sheet(60, y, 1160, 184)}${block(104, y + 54, 76, 76, ink.main, 16)}${words(key, 224, y + 122, 88, { fill: ink.dark, weight: 800, family: 'head' })}${pill(900, y + 40, 270, state, fill, text, 66)}`;
    })
    .join('');
};

/** Ranked ideas, and how many of them the budget covers. */
export const ranking: Artefact = (ink) => {
  const scores = [980, 860, 730, 520, 380];
  const bars = scores.map((width, i) => {
    const y = 62 + i * 116 + (i > 2 ? 56 : 0);
    return `<g opacity="${i > 2 ? 0.45 : 1}">${block(170, y, width, 92, i === 0 ? ink.amber : '#fff', 16)}</g>${words(String(i + 1), 120, y + 72, 80, { fill: ink.onGround, weight: 800, anchor: 'end', family: 'head' })}`;
  });
  return `${bars.join('')}${stroke('M50,428H1010', ink.amber, 10, 'stroke-dasharray="30 26"')}${words('$4m', 1050, 456, 92, { fill: ink.amber, weight: 800, family: 'head' })}`;
};
