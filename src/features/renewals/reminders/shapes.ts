import { z } from '@hono/zod-openapi';
import { reminderFrequencies } from './due-reminders.ts';

/** `weekly` adds a reminder in every week in which you are behind. */
export const ReminderSetting = z.object({
  frequency: z.enum(reminderFrequencies, { error: 'Please choose how often.' }),
});
export const TokenParams = z.object({ token: z.string().min(1).max(300) });
