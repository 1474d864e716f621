import type { Activity } from '../../src/features/renewals/activities/counting/activity.ts';
import { countCredits } from '../../src/features/renewals/activities/counting/count-credits.ts';
import { closeGap } from '../../src/features/renewals/activities/missing-credits/close-gap.ts';
import type { Rules } from '../../src/features/renewals/schemes/scheme.ts';
import type { Finding } from '../running/bench.ts';
import { cpuOfWork } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';

const turns = byEffort({ full: 10, quick: 5, smoke: 1 });
const areas = ['ways-of-working', 'power-skills', 'business-acumen'];

/** The cost of counting a full ledger and of closing a gap, as CPU time in this process. */
export async function measureRenewals(): Promise<Finding[]> {
  const entries = ledger(2000);
  const ledgerTime = await cpuOfWork(() => countCredits(pmp, cycle, entries), turns);
  const courses = market(60);
  const need = { total: 4250, areas: { 'power-skills': 150, 'business-acumen': 800 } };
  const gapTime = await cpuOfWork(() => closeGap(need, courses), turns);
  return [
    finding('ledger of 2,000 entries, CPU', ledgerTime, 250, 'ms'),
    finding('close my gap, 60 courses, CPU', gapTime, 50, 'ms'),
  ];
}

const cycle = { startsOn: '2024-03-15', endsOn: '2027-03-14' };

const pmp: Rules = {
  step: 25,
  cycleMonths: 36,
  total: 6000,
  areas: areas.map((key) => ({ key, name: key, minimum: 800 })),
  groups: [
    { key: 'education', name: 'Education', within: null, minimum: 3500, maximum: null, hasAreas: true },
    { key: 'giving-back', name: 'Giving back', within: null, minimum: 0, maximum: 2500, hasAreas: false },
  ],
  perYear: null,
  perActivity: null,
  perDay: null,
  carryOverMonths: 12,
  carryOverMaximum: null,
  needsReflection: false,
  minimumActivities: 0,
};

const ledger = (count: number): Activity[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(cycle.startsOn) + (index % 1090) * 86_400_000).toISOString().slice(0, 10);
    const group = index % 4 === 0 ? 'giving-back' : 'education';
    return {
      id: `entry-${index}`,
      entry: `entry-${index}`,
      key: `activity-${index % 1500}`,
      startsOn: day,
      endsOn: day,
      group,
      amount: 100,
      areas: group === 'education' ? { [areas[index % 3] ?? '']: 100 } : {},
      hasReflection: true,
    };
  });

const market = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const amount = 400 + ((index * 37) % 48) * 25;
    return {
      id: `course-${index}`,
      price: 1900 + ((index * 53) % 40) * 500,
      amount,
      areas: { [areas[index % 3] ?? '']: amount - 100, [areas[(index + 1) % 3] ?? '']: 100 },
    };
  });

const finding = (name: string, value: number, limit: number, unit: string): Finding => ({
  name,
  product: `${value.toFixed(1)} ${unit}`,
  limit: '',
  measured: `${value.toFixed(1)} ${unit}`,
  required: `≤ ${limit} ${unit}`,
  passed: value <= limit,
  numbers: { value, limit },
});
