/** How much is measured. `smoke`: a minute for everything, which shows that it runs to its end and no more. */
type Effort = 'full' | 'quick' | 'smoke';

const asked = (['smoke', 'quick'] as const).find((name) => process.argv.includes(`--${name}`));
export const effort: Effort = asked ?? 'full';

/** What an effort calls for. */
export const byEffort = <T>(choices: Record<Effort, T>): T => choices[effort];
