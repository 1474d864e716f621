import { z } from '@hono/zod-openapi';
import { isZoneName } from './zoned-time.ts';

const noTimeSentence = 'Please choose a date and a time.';
const noZoneSentence = 'Please choose a time zone.';

/** A time on the clocks of a zone, such as `2026-12-03T18:00`. */
export const localTime = z
  .string({ error: noTimeSentence })
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, noTimeSentence);

export const timeZone = z
  .string({ error: noZoneSentence })
  .max(60, noZoneSentence)
  .refine(isZoneName, noZoneSentence);
