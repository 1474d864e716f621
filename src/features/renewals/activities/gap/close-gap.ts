/** What a certification still needs, in hundredths of its unit: in total and by area. */
export type Need = { total: number; areas: Readonly<Record<string, number>> };

/** A course that could help. The price is in cents. */
export type Candidate = {
  id: string;
  price: number;
  amount: number;
  areas: Readonly<Record<string, number>>;
};

export const mostCourses = 3;

/**
 * The cheapest set of at most three courses that covers everything needed. Of equally cheap sets, the one with fewer
 * courses wins, then the one with more credits. The search is exhaustive; null if no set covers it.
 */
export function closeGap(need: Need, candidates: readonly Candidate[]): Candidate[] | null {
  const areas = Object.keys(need.areas).filter((key) => (need.areas[key] ?? 0) > 0);
  const worth = (course: Candidate): number[] => [
    course.amount,
    ...areas.map((key) => course.areas[key] ?? 0),
  ];
  const needed = [need.total, ...areas.map((key) => need.areas[key] ?? 0)];
  const useful = reduce(
    candidates.map((course) => ({
      course,
      worth: worth(course).map((part, at) => Math.min(part, needed[at] ?? 0)),
    })),
  );
  let best: Option[] | null = null;
  const chosen: Option[] = [];
  function search(from: number, missing: readonly number[], price: number): void {
    if (missing.every((part) => part <= 0)) {
      if (chosen.length > 0 && (best === null || isBetter(chosen, best))) best = [...chosen];
      return;
    }
    if (chosen.length === mostCourses) return;
    for (let at = from; at < useful.length; at++) {
      const option = useful[at];
      if (!option) continue;
      // The options are sorted by price: all that follow cost at least as much.
      if (best !== null && price + option.course.price > priceOf(best)) return;
      chosen.push(option);
      search(
        at + 1,
        missing.map((part, index) => part - (option.worth[index] ?? 0)),
        price + option.course.price,
      );
      chosen.pop();
    }
  }
  search(0, needed, 0);
  return best && (best as Option[]).map(({ course }) => course);
}

type Option = { course: Candidate; worth: readonly number[] };

/**
 * Courses, cheapest first, without those that never help: they give nothing, or three others beat them in everything.
 */
function reduce(options: Option[]): Option[] {
  const sorted = options
    .filter(({ worth }) => worth.some((part) => part > 0))
    .sort(
      (a, b) =>
        a.course.price - b.course.price ||
        b.course.amount - a.course.amount ||
        Number(a.course.id > b.course.id) - Number(a.course.id < b.course.id),
    );
  const kept: Option[] = [];
  for (const option of sorted) {
    const better = kept.filter(
      ({ course, worth }) => course.amount >= option.course.amount && coversAtLeast(worth, option.worth),
    );
    if (better.length < mostCourses) kept.push(option);
  }
  return kept;
}

const coversAtLeast = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((part, at) => part >= (other[at] ?? 0));

const priceOf = (set: readonly Option[]): number => set.reduce((sum, { course }) => sum + course.price, 0);
const amountOf = (set: readonly Option[]): number => set.reduce((sum, { course }) => sum + course.amount, 0);

function isBetter(one: readonly Option[], other: readonly Option[]): boolean {
  const byPrice = priceOf(one) - priceOf(other);
  if (byPrice !== 0) return byPrice < 0;
  if (one.length !== other.length) return one.length < other.length;
  return amountOf(one) > amountOf(other);
}
