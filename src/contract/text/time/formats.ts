/**
 * All formats of numbers, dates and durations, for pages, emails and PDFs. Creating an `Intl` format costs more than
 * rendering a table row, so each is created once, on first use.
 */

type DateFormat = keyof typeof dateFormats;
type Zone = 'UTC' | 'own';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dateFormats = {
  /** `3 May 2026` */
  long: day,
  /** `30 Sept 2026`: for tables. */
  short: { ...day, month: 'short' },
  /** `3 May 2026, 14:05 UTC`; a time in the reader's own zone omits the zone. */
  time: { ...day, month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `3 May 2026 at 14:05` */
  sentence: { dateStyle: 'long', timeStyle: 'short' },
  /** `3 May` */
  day: { day: 'numeric', month: 'short' },
  /** `Sept 2026` */
  month: { month: 'short', year: 'numeric' },
  /** `September 2026` */
  wholeMonth: { month: 'long', year: 'numeric' },
} as const;

const counts = once(() => new Intl.NumberFormat('en-US'));
const decimals = once(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const plurals = once(() => new Intl.PluralRules('en-GB'));
const currencies = once(
  (currency: string, digits: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);
const dates = once(
  (format: DateFormat, zone: Zone) =>
    new Intl.DateTimeFormat('en-GB', {
      ...dateFormats[format],
      ...(zone === 'UTC' && { timeZone: 'UTC', ...(format === 'time' && { timeZoneName: 'short' }) }),
    }),
);

/** A whole number: `12,345`. */
export const formatCount = (count: number): string => counts().format(count);

/** A number with one decimal place: `3.4`. */
export const oneDecimal = (value: number): string => decimals().format(value);

/** A whole percentage within 0–100: 100 only at the end, 0 only at the start, and 0 for NaN. */
export const percent = (value: number): number =>
  Math.min(value < 100 ? 99 : 100, Math.max(value > 0 ? 1 : 0, Math.round(value))) || 0;

/**
 * Money in major units, with the decimal places of its currency: `$49.00`, `¥4,900`. Its minus sign is as wide as the
 * digits, unlike a hyphen.
 */
export const formatCurrency = (amount: number, currency: string, digits: number): string =>
  currencies(currency, digits).format(amount).replace('-', '−');

/** A date, `3 May 2026` by default: in UTC, or in the reader's own time zone. */
export const formatDate = (date: string | Date, format: DateFormat = 'long', zone: Zone = 'UTC'): string =>
  dates(format, zone).format(new Date(date));

/** `lecture` for one, `lectures` for any other count. */
export const plural = (count: number, thing: string, things = `${thing}s`): string =>
  plurals().select(count) === 'one' ? thing : things;

/** `1 lecture`, `3 lectures`. */
export const counted = (count: number, thing: string, things?: string): string =>
  `${formatCount(count)} ${plural(count, thing, things)}`;

/** A duration: `45 s`, `12 min`, `1 h 20 min`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/**
 * A course's length in hours with one decimal, such as `2.0 total hours`. Below 0.1 hours it is given in minutes:
 * otherwise 3 minutes would be shown as 0.1 hours, which is 6 minutes.
 */
export function hoursOf(hours: number, unit = 'hour'): string {
  if (hours < 0.1) return duration(hours * 3600);
  const rounded = Math.round(hours * 10) / 10;
  return `${oneDecimal(rounded)} ${plural(rounded, unit)}`;
}

/** Memoises a function by its arguments. */
function once<Args extends (string | number)[], Format>(make: (...args: Args) => Format) {
  const made = new Map<string, Format>();
  return (...args: Args): Format => {
    const key = args.join(' ');
    const format = made.get(key) ?? make(...args);
    made.set(key, format);
    return format;
  };
}
