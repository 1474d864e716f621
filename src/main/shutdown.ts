import type { Log } from '../platform/logging.ts';

/** Milliseconds that in-flight work may take once the process is asked to end. */
const grace = 30_000;

/**
 * On SIGTERM or SIGINT runs the steps in order, then ends. A second signal, or the end of the grace period, ends the
 * process at once.
 */
export function onShutdown(log: Log, steps: (() => Promise<void>)[]): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), grace).unref();
    for (const step of steps)
      await step().catch((error: unknown) => log.error({ err: error }, 'while closing'));
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
