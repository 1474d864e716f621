/** Pure rules for which courses to recommend, and why. */

/** A reason to recommend a course. */
export type Reason =
  | { kind: 'together'; courseId: string; learners: number; title: string }
  | { kind: 'instructor'; courseId: string; name: string }
  | { kind: 'category'; courseId: string; category: string }
  /** The learner's own answer. */
  | { kind: 'desk'; courseId: string; label: string }
  | { kind: 'new'; courseId: string };

export type Recommended = { courseId: string; reason: string };

/** The weight of a reason. The more fellow learners took a course, up to five, the higher its weight. */
function weightOf(reason: Reason): number {
  if (reason.kind === 'together') return 2 + Math.min(reason.learners, 5);
  return { desk: 4, instructor: 3, category: 2, new: 0 }[reason.kind];
}

function reasonOf(reason: Reason): string {
  switch (reason.kind) {
    case 'together':
      return `Popular with people who took “${reason.title}”`;
    case 'instructor':
      return `More from ${reason.name}`;
    case 'category':
      return `Because you’re learning ${reason.category}`;
    case 'desk':
      return `For: ${reason.label}`;
    case 'new':
      return 'New in the catalogue';
  }
}

/** The best courses first, each with its strongest reason; ties keep their order. */
export function recommend(reasons: readonly Reason[], count: number): Recommended[] {
  const found = new Map<string, { total: number; strongest: Reason }>();
  for (const reason of reasons) {
    const known = found.get(reason.courseId);
    const strongest = known && weightOf(known.strongest) >= weightOf(reason) ? known.strongest : reason;
    found.set(reason.courseId, { total: (known?.total ?? 0) + weightOf(reason), strongest });
  }
  return [...found]
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, count)
    .map(([courseId, { strongest }]) => ({ courseId, reason: reasonOf(strongest) }));
}
