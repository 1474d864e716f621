import type { z } from 'zod';
import { StartupError } from '../failures/startup-error.ts';

/** The settings of the providers that are configured, by name; only a provider's own code reads its settings. */
export type ProviderSettings = Readonly<Record<string, unknown>>;

/** How the environment configures a provider: its variables, and its settings from them. */
export type ProviderEnvironment = {
  name: string;
  environment: z.ZodObject;
  /** @returns undefined where it is not configured */
  read(values: Record<string, unknown>): unknown;
};

/**
 * The values of variables that are only useful together; undefined when none of them is given.
 * @throws StartupError when only some are
 */
export function allOrNone<Names extends readonly string[]>(
  values: Record<string, unknown>,
  names: readonly [...Names],
): { [Index in keyof Names]: string } | undefined {
  const present = names.map((name) => values[name]);
  if (present.every(Boolean)) return present as { [Index in keyof Names]: string };
  if (present.some(Boolean)) throw new StartupError(`${names.join(', ')} must be set together.`);
  return undefined;
}
