import type { CreditAreaKey, CreditFamily } from '../src/contract/credits.ts';

export type DemoCredit = {
  course: string;
  /** Minutes of exercises for each lecture. */
  practice: number;
  family: CreditFamily;
  /** In hundredths. */
  amount: number;
  areas?: Partial<Record<CreditAreaKey, number>>;
  state: 'claimed' | 'verified' | 'refused';
  note?: string;
};

/** The credits that the demo's courses give. */
export const credits: DemoCredit[] = [
  {
    course: 'kanban-for-project-teams',
    practice: 60,
    family: 'pmi',
    amount: 1400,
    areas: { 'ways-of-working': 1200, 'power-skills': 200 },
    state: 'verified',
  },
  {
    course: 'business-case-that-gets-a-decision',
    practice: 55,
    family: 'pmi',
    amount: 1450,
    areas: { 'power-skills': 400, 'business-acumen': 1050 },
    state: 'verified',
  },
  {
    course: 'leading-without-authority',
    practice: 210,
    family: 'pmi',
    amount: 1400,
    areas: { 'power-skills': 1200, 'business-acumen': 200 },
    state: 'claimed',
  },
  {
    course: 'sponsors-and-stakeholders',
    practice: 70,
    family: 'pmi',
    amount: 350,
    areas: { 'power-skills': 350 },
    state: 'verified',
  },
  {
    course: 'difficult-conversations',
    practice: 45,
    family: 'pmi',
    amount: 300,
    areas: { 'power-skills': 300 },
    state: 'claimed',
  },
  {
    course: 'dmaic-yellow-belt-foundations',
    practice: 60,
    family: 'pmi',
    amount: 400,
    areas: { 'ways-of-working': 400 },
    state: 'claimed',
  },
  {
    course: 'critical-path-in-any-tool',
    practice: 30,
    family: 'pmi',
    amount: 200,
    areas: { 'ways-of-working': 200 },
    state: 'claimed',
  },
  {
    course: 'scrum-master-first-ninety-days',
    practice: 90,
    family: 'scrum-alliance',
    amount: 600,
    state: 'claimed',
  },
  {
    course: 'change-enablement-without-the-bottleneck',
    practice: 75,
    family: 'peoplecert',
    amount: 500,
    state: 'verified',
  },
  { course: 'pmo-starter-bundle', practice: 120, family: 'apm', amount: 1000, state: 'claimed' },
  {
    course: 'quantitative-schedule-risk',
    practice: 90,
    family: 'pmi',
    amount: 600,
    areas: { 'ways-of-working': 600 },
    state: 'refused',
    note: 'The proof is for another course. Please upload the confirmation for this one.',
  },
];

/** The activities that the demo's learner has entered by hand, besides the completed courses. */
export const activities = [
  {
    title: 'Regional conference on portfolio delivery',
    provider: 'Northern Projects Forum',
    daysAgo: 150,
    hours: 800,
    group: 'education',
    areas: { 'ways-of-working': 800 },
    reflection:
      'Two teams showed how they cap work in progress across a portfolio. We start with one programme.',
    isReported: true,
  },
  {
    title: 'Talk: handing over a railway project',
    provider: 'Chapter evening, Leeds',
    daysAgo: 60,
    hours: 100,
    group: 'giving-back',
    areas: {},
    reflection: '',
    isReported: false,
  },
  {
    title: 'Agile foundations webinar',
    provider: 'Delivery Weekly',
    daysAgo: 640,
    hours: 200,
    group: 'education',
    areas: { 'ways-of-working': 200 },
    reflection: '',
    isReported: false,
  },
];

/** How many days ago the cycle began. The webinar was before that, so it does not count. */
export const pmpEarnedDaysAgo = 600;
