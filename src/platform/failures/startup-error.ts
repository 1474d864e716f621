/**
 * A problem to fix before the product can start. `message` is one sentence for the operator: what is wrong, and what to
 * do. Print it without a stack trace and exit with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
