/** The product or its baseline: `work` does a number of units of work, `cpu` is the CPU seconds used so far. */
export type Contender = { work: (amount: number) => Promise<void>; cpu: () => number };

export type Rounds = { rounds: number; amount: number };

/**
 * Units of work per CPU-second: the median of all rounds. `ratio` is the median of the rounds' own ratios, `byTheClock`
 * the same by elapsed time.
 */
export type Comparison = { product: number; limit: number; ratio: Spread; byTheClock: Spread };
export type Spread = { median: number; min: number; max: number };

/**
 * Runs the same work on the product and its baseline alternately, once both are warm. Within a round other load on the
 * machine affects both, so a round's ratio is steadier than either number.
 */
export async function compare(
  product: Contender,
  limit: Contender,
  { rounds, amount }: Rounds,
): Promise<Comparison> {
  for (const contender of [product, limit]) await contender.work(2 * amount);
  const measured: { product: Speed; limit: Speed }[] = [];
  for (let round = 0; round < rounds; round++) {
    const productFirst = round % 2 === 0;
    const first = await speedOf(productFirst ? product : limit, amount);
    const second = await speedOf(productFirst ? limit : product, amount);
    measured.push(productFirst ? { product: first, limit: second } : { product: second, limit: first });
  }
  return {
    product: spread(measured.map((round) => round.product.cpu)).median,
    limit: spread(measured.map((round) => round.limit.cpu)).median,
    ratio: spread(measured.map((round) => round.product.cpu / round.limit.cpu)),
    byTheClock: spread(measured.map((round) => round.product.clock / round.limit.clock)),
  };
}

/** Units of work per second of CPU time, and of elapsed time. */
type Speed = { cpu: number; clock: number };

async function speedOf(contender: Contender, amount: number): Promise<Speed> {
  const [cpu, clock] = [contender.cpu(), performance.now()];
  await contender.work(amount);
  return { cpu: amount / (contender.cpu() - cpu), clock: (amount * 1000) / (performance.now() - clock) };
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
