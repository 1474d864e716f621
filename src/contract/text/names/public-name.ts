/** A learner's public name: `Daniel F.` */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** The name of a learner whose account has been deleted. */
export const formerLearner = 'A former learner';
