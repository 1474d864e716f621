/** Which courses to recommend, and why: pure. */

/** A reason to recommend a course. */
export type Ground =
  | { kind: 'together'; courseId: string; learners: number; title: string }
  | { kind: 'instructor'; courseId: string; name: string }
  | { kind: 'category'; courseId: string; category: string }
  /** The learner's own answer. */
  | { kind: 'desk'; courseId: string; label: string }
  | { kind: 'new'; courseId: string };

export type Recommended = { courseId: string; reason: string };

/** The weight of a reason. Courses taken by many count more than those taken by one, up to five. */
function weightOf(ground: Ground): number {
  if (ground.kind === 'together') return 2 + Math.min(ground.learners, 5);
  return { desk: 4, instructor: 3, category: 2, new: 0 }[ground.kind];
}

function reasonOf(ground: Ground): string {
  switch (ground.kind) {
    case 'together':
      return `Popular with people who took “${ground.title}”`;
    case 'instructor':
      return `More from ${ground.name}`;
    case 'category':
      return `Because you’re learning ${ground.category}`;
    case 'desk':
      return `For: ${ground.label}`;
    case 'new':
      return 'New in the catalogue';
  }
}

/** The best courses first, each with its strongest reason; ties keep their order. */
export function recommend(grounds: readonly Ground[], count: number): Recommended[] {
  const found = new Map<string, { total: number; strongest: Ground }>();
  for (const ground of grounds) {
    const known = found.get(ground.courseId);
    const strongest = known && weightOf(known.strongest) >= weightOf(ground) ? known.strongest : ground;
    found.set(ground.courseId, { total: (known?.total ?? 0) + weightOf(ground), strongest });
  }
  return [...found]
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, count)
    .map(([courseId, { strongest }]) => ({ courseId, reason: reasonOf(strongest) }));
}
