import type { Enrolment } from '../contract.ts';
import { type Plan, planFor } from '../plan/plan.ts';

/** The weekly plan of an enrolment with a target date, as of the reader's day: the API's is as of the day in UTC. */
export const planOn = (today: string, { targetDate, plan }: Pick<Enrolment, 'targetDate' | 'plan'>): Plan =>
  planFor(today, targetDate ?? today, {
    lectures: plan?.lecturesLeft ?? 0,
    seconds: (plan?.minutesLeft ?? 0) * 60,
  });
