import type { Log } from '../platform/observability/logging.ts';

/** Milliseconds that in-flight work may take once the process no longer accepts requests. */
const grace = 30_000;

/**
 * On SIGTERM or SIGINT runs the steps in order, then ends. A second signal, or the end of the grace period, ends the
 * process immediately.
 * @param beforehand milliseconds that the steps may take in addition to the grace period
 */
export function onShutdown(log: Log, steps: (() => Promise<void>)[], beforehand = 0): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), beforehand + grace).unref();
    for (const step of steps)
      await step().catch((error: unknown) => log.error({ err: error }, 'while closing'));
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
