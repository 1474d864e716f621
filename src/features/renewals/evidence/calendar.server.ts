import { ICalAlarmType } from 'ical-generator';
import { inUnits } from '../../../contract/credits.ts';
import type { Context } from '../../../platform/context.ts';
import { newCalendar, sendCalendar } from '../../../platform/http/responses/calendar-file.ts';
import { presentHolding, readActivities } from '../activities/read-activities.server.ts';
import { noHolding } from '../failures.server.ts';
import { reminderDays } from '../reminders/due-reminders.ts';

/**
 * The end of a certification's cycle and the days of its reminders as an iCalendar file.
 * @throws 404 not the learner's
 */
export async function cycleCalendar(ctx: Context, userId: string, holdingId: string): Promise<Response> {
  const certification = (await readActivities(ctx.db, userId)).certifications.find(
    ({ holding }) => holding.id === holdingId,
  );
  if (!certification) throw noHolding();
  const { scheme, endsOn, earnable } = presentHolding(certification, ctx.clock());
  const url = `${ctx.settings.appUrl}/dashboard/renewals`;
  const calendar = newCalendar(`${scheme.name} renewal`, 'Renewals');
  const event = (id: string, day: string, summary: string) =>
    calendar.createEvent({
      id: `${id}-${holdingId}@milepost`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: ctx.clock(),
      summary,
      description:
        earnable > 0 ? `${inUnits(earnable, scheme.unit)} to go when you downloaded this.` : undefined,
      url,
    });
  event('end', endsOn, `${scheme.name}: the cycle ends`).createAlarm({
    type: ICalAlarmType.display,
    trigger: 7 * 86_400,
  });
  for (const { months, day } of reminderDays(endsOn))
    event(`${months}-months`, day, `${scheme.name}: ${months} ${months === 1 ? 'month' : 'months'} to go`);
  return sendCalendar(calendar, 'renewal.ics');
}
