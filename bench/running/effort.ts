/** How much is measured. `smoke` takes a minute in total, and only shows that everything runs. */
type Effort = 'full' | 'quick' | 'smoke';

const flag = (['smoke', 'quick'] as const).find((name) => process.argv.includes(`--${name}`));
export const effort: Effort = flag ?? 'full';

/** The amounts for an effort. */
export const byEffort = <T>(choices: Record<Effort, T>): T => choices[effort];
