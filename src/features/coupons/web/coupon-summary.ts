import { counted, formatDate } from '../../../contract/text/time/formats.ts';

export type CouponLine = { name: string; value: string };
type Course = { _id: string; title: string };

/** Summarises a coupon’s form so far in words. Typed values are shown as they are; the server checks them. */
export function couponSummary(form: FormData, courses: readonly Course[]): CouponLine[] {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const count = Number(typed('count')) || 1;
  return [
    { name: 'Code', value: codeText(typed('code').toUpperCase(), count) },
    { name: 'Discount', value: discountText(typed('percent'), typed('amount')) },
    { name: 'For', value: forText(typed, courses) },
    { name: 'Valid', value: validText(typed('startsAt'), typed('endsAt')) },
    {
      name: 'Uses',
      value: usesText(typed('maxUses'), count, !form.has('scope') || form.has('oncePerPerson')),
    },
  ];
}

function codeText(code: string, count: number): string {
  if (count > 1)
    return code ? `${counted(count, 'code')} starting with ${code}` : counted(count, 'generated code');
  return code || 'Generated';
}

function discountText(percent: string, amount: string): string {
  if (percent) return `${percent}% off`;
  return amount ? `$${amount} off` : 'Not chosen yet';
}

function forText(typed: (name: string) => string, courses: readonly Course[]): string {
  switch (typed('scope')) {
    case 'instructor':
      return 'All my courses';
    case 'all':
      return 'All courses';
    case 'category':
      return typed('category') || 'A category, not chosen yet';
    default:
      return courses.find(({ _id }) => _id === typed('courseId'))?.title ?? 'A course, not chosen yet';
  }
}

function validText(from: string, until: string): string {
  const start = from ? `From ${formatDate(from, 'short')}` : 'From now';
  return until ? `${start} until ${formatDate(until, 'short')}` : `${start}, with no end date`;
}

function usesText(most: string, count: number, isOncePerPerson: boolean): string {
  if (count > 1) return 'Each code once';
  const limit = most ? `At most ${most}` : 'No limit';
  return isOncePerPerson ? `${limit}, once per person` : limit;
}
