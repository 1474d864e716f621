/** Which courses to recommend, and why: pure. */

/** One reason for which a course may be of interest. */
export type Ground =
  | { kind: 'together'; courseId: string; learners: number; title: string }
  | { kind: 'instructor'; courseId: string; name: string }
  | { kind: 'category'; courseId: string; category: string }
  | { kind: 'new'; courseId: string };

export type Recommended = { courseId: string; reason: string };

/** What a ground weighs. What many others took counts more than what one did, up to five. */
function weigh(ground: Ground): number {
  if (ground.kind === 'together') return 2 + Math.min(ground.learners, 5);
  return { instructor: 3, category: 2, new: 0 }[ground.kind];
}

function reasonOf(ground: Ground): string {
  switch (ground.kind) {
    case 'together':
      return `Learners of “${ground.title}” also took this`;
    case 'instructor':
      return `More from ${ground.name}`;
    case 'category':
      return `Because you study ${ground.category}`;
    case 'new':
      return 'New in the catalogue';
  }
}

/** The best courses first, each with its strongest reason; of equals the one that was found first. */
export function recommend(grounds: readonly Ground[], count: number): Recommended[] {
  const found = new Map<string, { total: number; strongest: Ground }>();
  for (const ground of grounds) {
    const known = found.get(ground.courseId);
    const strongest = known && weigh(known.strongest) >= weigh(ground) ? known.strongest : ground;
    found.set(ground.courseId, { total: (known?.total ?? 0) + weigh(ground), strongest });
  }
  return [...found]
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, count)
    .map(([courseId, { strongest }]) => ({ courseId, reason: reasonOf(strongest) }));
}
