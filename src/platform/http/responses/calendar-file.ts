import ical, { type ICalCalendar } from 'ical-generator';

/** An empty calendar of ours. `product` names the part of Milepost that writes it. */
export const newCalendar = (name: string, product: string): ICalCalendar =>
  ical({ name, prodId: { company: 'Milepost', product } });

/** Sends a calendar as a file. It belongs to one person, so no cache may store it. */
export const sendCalendar = (calendar: ICalCalendar, filename: string): Response =>
  new Response(calendar.toString(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
    },
  });
