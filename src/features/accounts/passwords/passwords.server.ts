import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id, which is what the library makes: 19 MiB, two passes, one lane; about 5 ms on this class of machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobody = hashPassword('a password that belongs to nobody');

/** Compares a password with a stored hash; with none, spends the same time and answers no. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== undefined && matches;
}
