/** Pseudo-random numbers from 0 up to 1, determined by a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same items in the order that the random numbers give (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

type InDomain = { domain: string };

/** N random questions from each domain, or all of them if it has fewer. */
export function draw<T extends InDomain>(
  pool: readonly T[],
  perDomain: Record<string, number>,
  random: () => number,
): T[] {
  return Object.entries(perDomain).flatMap(([domain, count]) =>
    shuffled(
      pool.filter((question) => question.domain === domain),
      random,
    ).slice(0, count),
  );
}
