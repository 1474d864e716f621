import type { Enrolment } from '../contract.ts';
import { type Plan, planFor } from '../plan/plan.ts';

/** The weekly plan of an enrolment with a target date, from the reader's own date. The API's plan uses the date in UTC. */
export const planOn = (today: string, { targetDate, plan }: Pick<Enrolment, 'targetDate' | 'plan'>): Plan =>
  planFor(today, targetDate ?? today, {
    lectures: plan?.lecturesLeft ?? 0,
    seconds: (plan?.minutesLeft ?? 0) * 60,
  });
