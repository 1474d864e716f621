/**
 * Something a person must put right before the product can start.
 * `message` is one sentence for that person: what is wrong, and what to do. Print it without a stack and exit with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
