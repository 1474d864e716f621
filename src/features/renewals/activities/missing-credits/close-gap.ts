/** The credit that a certification still needs, in hundredths of its unit, in total and by area. */
export type Need = { total: number; areas: Readonly<Record<string, number>> };

/** A course that could help. The price is in cents. */
export type Candidate = {
  id: string;
  price: number;
  amount: number;
  areas: Readonly<Record<string, number>>;
};

const mostCourses = 3;

/**
 * The cheapest set of at most three courses that covers everything needed. Of equally cheap sets, the one with fewer
 * courses wins, then the one with more credits; null if no set covers it. The search skips only sets that
 * can no longer cover everything, or that cost more than the best one so far.
 */
export function closeGap(need: Need, candidates: readonly Candidate[]): Candidate[] | null {
  const areas = Object.keys(need.areas).filter((key) => (need.areas[key] ?? 0) > 0);
  const worth = (course: Candidate): number[] => [
    course.amount,
    ...areas.map((key) => course.areas[key] ?? 0),
  ];
  const needed = [need.total, ...areas.map((key) => need.areas[key] ?? 0)];
  const useful = usefulOptions(
    candidates.map((course) => ({
      course,
      worth: worth(course).map((part, at) => Math.min(part, needed[at] ?? 0)),
    })),
  );
  const most = mostFrom(useful);
  let best: Option[] | null = null;
  const chosen: Option[] = [];
  function search(from: number, missing: readonly number[], price: number): void {
    if (missing.every((part) => part <= 0)) {
      if (chosen.length > 0 && (best === null || isBetter(chosen, best))) best = [...chosen];
      return;
    }
    const left = mostCourses - chosen.length;
    if (left === 0) return;
    for (let at = from; at < useful.length; at++) {
      const option = useful[at];
      if (!option) continue;
      // The options are sorted by price: all that follow cost at least as much.
      if (best !== null && price + option.course.price > priceOf(best)) return;
      if (!missing.every((part, index) => part <= left * (most[at]?.[index] ?? 0))) return;
      if (left === 1 && !coversAtLeast(option.worth, missing)) continue;
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
function usefulOptions(options: Option[]): Option[] {
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

/** For each position, the most that any single option from there on gives: a bound on what a set can still cover. */
function mostFrom(options: readonly Option[]): number[][] {
  const most: number[][] = [];
  for (let at = options.length - 1; at >= 0; at--)
    most[at] = (options[at]?.worth ?? []).map((part, index) => Math.max(part, most[at + 1]?.[index] ?? 0));
  return most;
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
