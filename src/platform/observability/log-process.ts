import type { Log } from './logging.ts';

/**
 * Turns everything this process reports into one structured log line each: console output of libraries, and the
 * uncaught exception or rejection that ends the process with exit code 1.
 */
export function logProcess(log: Log): void {
  console.error = (...args: unknown[]) => log.error({ err: errorIn(args) }, format(args));
  console.trace = (...args: unknown[]) => log.error({ err: errorIn(args) }, format(args));
  console.warn = (...args: unknown[]) => log.warn(format(args));
  console.info = (...args: unknown[]) => log.info(format(args));
  console.log = (...args: unknown[]) => log.info(format(args));
  // Written whatever LOG_LEVEL is: a process must not end without a reason.
  const last = log.child({}, { level: 'fatal' });
  process.on('uncaughtException', (error, origin) => {
    last.fatal({ err: error, origin }, 'an uncaught error is ending the process');
    process.exit(1);
  });
}

const errorIn = (args: unknown[]): unknown => args.find((one) => one instanceof Error);

const format = (args: unknown[]): string =>
  args.map((one) => (one instanceof Error ? one.message : String(one))).join(' ');
