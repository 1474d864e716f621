/** A day of the month as it is read: `15th`. */
export function ordinal(day: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
  return `${day}${ending[new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(day)]}`;
}
