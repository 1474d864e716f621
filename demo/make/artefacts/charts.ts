import { type Artefact, block, dot, pill, sheet, stroke, tick, words } from './paper.ts';

const AXES = 'M130,90V620H1190';

/** Outcomes of a simulation and the date that is met in eight of ten cases. */
export const monteCarlo: Artefact = (ink) => {
  const heights = [40, 90, 170, 270, 370, 430, 440, 390, 310, 220, 140, 80, 40];
  const bars = heights.map((height, i) =>
    block(92 + i * 85, 620 - height, 70, height + 20, i < 9 ? '#fff' : ink.amber, 10),
  );
  return `${bars.join('')}${stroke('M857,130V640', ink.amber, 12, 'stroke-dasharray="2 26"')}${pill(880, 96, 320, 'P80', ink.amber, ink.dark, 92)}${stroke('M60,640H1220', '#fff', 10)}`;
};

/** A sprint's remaining work against the ideal line. */
export const burnDown: Artefact = (ink) => {
  const actual = 'M180,150H330L330,210H480V220L560,320H660V350L760,430';
  return `${sheet(50, 50, 1180, 620)}${stroke(AXES, ink.soft, 8)}${stroke('M180,150L1150,610', ink.soft, 12, 'stroke-dasharray="6 28"')}${stroke(actual, ink.main, 26)}${dot(760, 430, 40, ink.amber)}${words('21 points left', 1170, 170, 76, { fill: ink.dark, weight: 800, anchor: 'end', family: 'head' })}`;
};

/** Planned value, earned value and actual cost. */
export const earnedValue: Artefact = (ink) => {
  const planned = 'M130,620C420,600 560,330 1130,150';
  const cost = 'M130,620C330,600 480,400 800,190';
  const earned = 'M130,620C360,610 520,500 800,390';
  const ends = dot(800, 190, 24, ink.dark) + dot(800, 390, 34, ink.amber);
  const labels =
    words('Spent', 764, 158, 64, { fill: ink.dark, anchor: 'end', weight: 700 }) +
    words('Earned', 860, 412, 72, { fill: ink.dark, weight: 800, family: 'head' });
  return `${sheet(50, 50, 1180, 620)}${stroke(AXES, ink.soft, 8)}${stroke(planned, ink.soft, 14, 'stroke-dasharray="4 28"')}${stroke(cost, ink.main, 18)}${stroke(earned, ink.amber, 26)}${ends}${labels}${words('CPI 0.87', 1170, 560, 104, { fill: ink.dark, weight: 800, anchor: 'end', family: 'head' })}`;
};

/** Four tiles of a dashboard. */
export const dashboard: Artefact = (ink) => {
  const tiles =
    sheet(60, 60, 560, 290) +
    sheet(660, 60, 560, 290, ink.amber) +
    sheet(60, 390, 560, 270) +
    sheet(660, 390, 560, 270);
  const share =
    words('92 %', 110, 232, 176, { fill: ink.dark, weight: 800, family: 'head' }) +
    words('on time', 116, 308, 56, { fill: ink.grey });
  const act =
    words('3', 710, 232, 176, { fill: ink.dark, weight: 800, family: 'head' }) +
    words('to decide today', 716, 308, 56, { fill: ink.dark });
  const trend =
    stroke('M120,580L230,520 330,550 430,470 560,450', ink.main, 20) + dot(560, 450, 28, ink.main);
  const bars = [90, 130, 110, 170, 190].map((height, i) =>
    block(720 + i * 92, 620 - height, 62, height, i === 4 ? ink.main : ink.soft, 10),
  );
  return `${tiles}${share}${act}${trend}${bars.join('')}`;
};

/** A process with one point outside its limits. */
export const controlChart: Artefact = (ink) => {
  const points: [number, number][] = [
    [90, 400],
    [200, 330],
    [310, 420],
    [420, 360],
    [530, 300],
    [640, 410],
    [750, 350],
    [860, 120],
    [970, 380],
    [1080, 340],
    [1190, 390],
  ];
  const limits = [200, 540].map((y) => stroke(`M60,${y}H1220`, ink.onGround, 8, 'stroke-dasharray="30 26"'));
  const path = `M${points.map((point) => point.join(',')).join('L')}`;
  const dots = points.map(([x, y]) => (y < 200 ? dot(x, y, 44, ink.amber) : dot(x, y, 20, ink.onGround)));
  return `${stroke('M60,370H1220', ink.onGround, 6, 'opacity=".5"')}${limits.join('')}${stroke(path, ink.onGround, 12)}${dots.join('')}${words('UCL', 60, 168, 68, { fill: ink.onGround, weight: 700 })}${words('LCL', 60, 620, 68, { fill: ink.onGround, weight: 700 })}`;
};

/** Demand for people per month against the capacity. */
export const capacity: Artefact = (ink) => {
  const demand = [300, 350, 420, 540, 500, 390, 310];
  const line = 280;
  const bars = demand.map((height, i) => {
    const [x, over] = [90 + i * 162, Math.max(0, height - (640 - line))];
    const base = block(x, 660 - (height - over), 118, height - over + 40, i % 2 ? ink.soft : ink.soft, 12);
    return base + (over > 0 ? block(x, 660 - height, 118, over, ink.amber, 12) : '');
  });
  return `${bars.join('')}${stroke(`M50,${line + 18}H1230`, '#fff', 14)}${words('18 people', 56, 244, 72, { fill: '#fff', weight: 800, family: 'head' })}`;
};

/** What a business case promised and what was measured. */
export const promiseProof: Artefact = (ink) => {
  const promise =
    block(90, 230, 1080, 140, ink.soft, 20) +
    words('$2.0m', 130, 328, 92, { fill: ink.dark, weight: 800, family: 'head' });
  const proof =
    block(90, 500, 900, 140, ink.amber, 20) +
    words('$1.7m', 130, 598, 92, { fill: ink.dark, weight: 800, family: 'head' });
  const names =
    words('Promised', 90, 190, 84, { fill: ink.onGround, weight: 700 }) +
    words('Measured', 90, 460, 84, { fill: ink.onGround, weight: 700 });
  return `${names}${promise}${proof}${tick(1040, 580, 110, ink.onGround, 26)}`;
};

/** Right and wrong answers of a model, counted. */
export const confusionMatrix: Artefact = (ink) => {
  const cells: [count: string, x: number, y: number, fill: string, text: string][] = [
    ['812', 300, 180, ink.main, '#fff'],
    ['24', 710, 180, ink.faint, ink.dark],
    ['31', 300, 420, ink.amber, ink.dark],
    ['133', 710, 420, ink.main, '#fff'],
  ];
  const grid = cells.map(
    ([count, x, y, fill, text]) =>
      block(x, y, 390, 220, fill, 22) +
      words(count, x + 195, y + 156, 132, { fill: text, weight: 800, anchor: 'middle', family: 'head' }),
  );
  const heads = ['Yes', 'No'].map(
    (name, i) =>
      words(name, 495 + i * 410, 148, 68, { fill: ink.grey, weight: 700, anchor: 'middle' }) +
      words(name, 260, 314 + i * 240, 68, { fill: ink.grey, weight: 700, anchor: 'end' }),
  );
  return `${sheet(60, 50, 1160, 640)}${heads.join('')}${grid.join('')}`;
};

/** A service's activity over time, with one outage. */
export const outage: Artefact = (ink) => {
  const pulse = 'M40,330H300L340,250 380,330H470L520,560H790L830,330H930L970,260 1010,330H1240';
  const gap = block(500, 110, 310, 500, ink.amber, 26).replace('/>', ' opacity=".3"/>');
  return `${gap}${stroke(pulse, ink.onGround, 22)}${stroke('M520,560H790', ink.amber, 30)}${words('P1', 70, 210, 150, { fill: ink.onGround, weight: 800, family: 'head' })}${words('47 min', 655, 230, 84, { fill: ink.onGround, weight: 800, anchor: 'middle', family: 'head' })}`;
};
