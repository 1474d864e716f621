import { dayMs } from '../../../contract/text/time/zoned-time.ts';

const lifeDays = 30;
const most = 10;
const touch = /^([2-9A-HJ-NP-Z]{8})-([0-9]{1,6})$/;

const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

type Touch = { code: string; day: number };

function parse(value: string, now: Date): Touch[] {
  return value.split('.').flatMap((text) => {
    const [, code, day] = touch.exec(text) ?? [];
    const age = dayOf(now) - Number(day);
    return code !== undefined && age >= 0 && age <= lifeDays ? [{ code, day: Number(day) }] : [];
  });
}

/** The codes of the instructors' links that a visitor followed within the last 30 days, newest first. */
export const readTouches = (value: string, now: Date): string[] => parse(value, now).map(({ code }) => code);

/** The cookie after another link was followed: the latest first, each code once. Null for an invalid code. */
export function touched(value: string, code: string, now: Date): string | null {
  const known = code.toUpperCase();
  if (!touch.test(`${known}-0`)) return null;
  const others = parse(value, now).filter((one) => one.code !== known);
  return [{ code: known, day: dayOf(now) }, ...others]
    .slice(0, most)
    .map((one) => `${one.code}-${one.day}`)
    .join('.');
}
