import type { FailureReason, OrderFlag, PaymentMethod, PaymentStatus } from '../src/contract/constants.ts';

/** A special order, so that the administration area shows every state and payment method. */
export type OrderStory = {
  person: string;
  course: string;
  method: PaymentMethod;
  status: PaymentStatus;
  daysAgo: number;
  /** Whether a receipt was submitted. */
  receipt?: true;
  inFlight?: true;
  failureReason?: FailureReason;
  flags?: OrderFlag[];
  /** Cents. */
  refunded?: number;
  /** Cents received instead of the price. */
  received?: number;
  /** The administrator's note. */
  reason?: string;
};

const of = (name: string) => `${name}@milepost.example`;

export const orderStories: OrderStory[] = [
  {
    person: of('learner'),
    course: 'change-enablement-without-the-bottleneck',
    method: 'bank',
    status: 'pending',
    daysAgo: 0,
    receipt: true,
    inFlight: true,
  },
  { person: of('learner'), course: 'benefits-realisation', method: 'bank', status: 'pending', daysAgo: 1 },
  {
    person: of('mateo.quispe'),
    course: 'jira-for-project-managers',
    method: 'bank',
    status: 'completed',
    daysAgo: 33,
    receipt: true,
  },
  {
    person: of('ingrid.solberg'),
    course: 'control-charts-and-capability',
    method: 'bank',
    status: 'completed',
    daysAgo: 21,
    receipt: true,
    flags: ['partiallyRefunded'],
    refunded: 3000,
    reason: 'The group discount had been left out.',
  },
  {
    person: of('chidi.eze'),
    course: 'estimating-under-uncertainty',
    method: 'bank',
    status: 'failed',
    daysAgo: 15,
    receipt: true,
    failureReason: 'rejected',
    reason: 'The receipt is of another payment.',
  },
  {
    person: of('rhys.llewellyn'),
    course: 'strategy-to-roadmap',
    method: 'bank',
    status: 'refunded',
    daysAgo: 28,
    receipt: true,
    refunded: 1900,
    reason: 'Asked for within a week of buying.',
  },
  {
    person: of('meiling.tan'),
    course: 'planning-a-legacy-migration',
    method: 'paypal',
    status: 'completed',
    daysAgo: 18,
  },
  {
    person: of('arjun.nair'),
    course: 'earned-value-from-first-principles',
    method: 'paystack',
    status: 'completed',
    daysAgo: 11,
  },
  {
    person: of('thabo.dlamini'),
    course: 'incidents-and-problems',
    method: 'stripe',
    status: 'pending',
    daysAgo: 2,
    inFlight: true,
    flags: ['review'],
    received: 4500,
  },
  {
    person: of('aisha.rahman'),
    course: 'scrum-master-first-ninety-days',
    method: 'stripe',
    status: 'completed',
    daysAgo: 8,
    flags: ['disputed'],
  },
];
