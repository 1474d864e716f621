import { allocate } from '../../contract/money/allocate.ts';
import type { Cents } from '../../contract/money/money.ts';

/** A course of a bundle, in the bundle's order. `chargedCents` is what it costs alone now. */
export type BundledCourse = { id: string; listCents: Cents; chargedCents: Cents };

/** One course that the buyer gets, and its share of what they pay. */
export type Share<Course extends BundledCourse> = { course: Course; totalCents: Cents };

/** Divides the bundle's price among its courses in proportion to their list prices, to the cent. */
const sharesOf = (priceCents: Cents, courses: readonly BundledCourse[]): Cents[] =>
  allocate(
    priceCents,
    courses.map(({ listCents }) => listCents),
  );

/**
 * The price in cents of the courses that a buyer does not have yet: the bundle's price less the shares of those they
 * have. Never more than the courses cost alone; otherwise a price above zero is at least the floor.
 */
export function bundlePrice(
  priceCents: Cents,
  courses: readonly BundledCourse[],
  owned: ReadonlySet<string>,
  floorCents: Cents,
): Cents {
  const shares = sharesOf(priceCents, courses);
  let due = 0;
  let alone = 0;
  for (const [index, { id, chargedCents }] of courses.entries()) {
    if (owned.has(id)) continue;
    due += shares[index] ?? 0;
    alone += chargedCents;
  }
  const cents = Math.min(due, alone);
  return cents === 0 ? 0 : Math.min(alone, Math.max(cents, floorCents));
}

/** Divides the amount paid among the courses that the buyer gets, by list price; the shares sum to the amount. */
export function divide<Course extends BundledCourse>(
  paidCents: Cents,
  courses: readonly Course[],
): Share<Course>[] {
  const totals = sharesOf(paidCents, courses);
  return courses.map((course, index) => ({ course, totalCents: totals[index] ?? 0 }));
}
