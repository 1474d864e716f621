/** Something that does a number of units of work, and the CPU seconds its processes have used so far. */
export type Contender = { work: (amount: number) => Promise<void>; cpu: () => number };

export type Rounds = { rounds: number; amount: number };

/** Units of work per CPU-second: the median of all rounds. `ratio` is that of the rounds' own ratios. */
export type Comparison = { product: number; limit: number; ratio: Spread };
export type Spread = { median: number; min: number; max: number };

/**
 * Lets the product and its limit do the same work in turn, once both are warm. Both suffer the machine's moods alike within a round, so the
 * ratio of a round is steadier than either number.
 */
export async function compare(
  product: Contender,
  limit: Contender,
  { rounds, amount }: Rounds,
): Promise<Comparison> {
  for (const contender of [product, limit]) await contender.work(2 * amount);
  const measured: { product: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const productFirst = round % 2 === 0;
    const first = await perCpuSecond(productFirst ? product : limit, amount);
    const second = await perCpuSecond(productFirst ? limit : product, amount);
    measured.push(productFirst ? { product: first, limit: second } : { product: second, limit: first });
  }
  return {
    product: spread(measured.map((round) => round.product)).median,
    limit: spread(measured.map((round) => round.limit)).median,
    ratio: spread(measured.map((round) => round.product / round.limit)),
  };
}

async function perCpuSecond(contender: Contender, amount: number): Promise<number> {
  const before = contender.cpu();
  await contender.work(amount);
  return amount / (contender.cpu() - before);
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
