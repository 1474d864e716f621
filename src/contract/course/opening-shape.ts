import { z } from '@hono/zod-openapi';
import { isZoneName } from '../text/time/zoned-time.ts';
import { mostDays } from './opening.ts';

const sentence = `Please enter 1 to ${mostDays} days, or choose a date from 2000 to 2099.`;

export const OpeningShape = z
  .union(
    [
      z.object({ afterDays: z.number().int().min(1).max(mostDays) }),
      z.object({
        /** The lecture opens at the start of this day. */
        on: z.iso.date().refine((date) => date.startsWith('20')),
        timeZone: z.string().max(60).refine(isZoneName),
      }),
    ],
    { error: sentence },
  )
  .openapi('LectureOpening');
