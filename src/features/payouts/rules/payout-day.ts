/** The next payout day in UTC: today, if today is one. */
export function nextPayoutDay(now: Date, day: number): Date {
  const isPast = now.getUTCDate() > day;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (isPast ? 1 : 0), day));
}
