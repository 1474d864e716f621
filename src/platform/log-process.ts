import type { Log } from './logging.ts';

/**
 * Makes everything this process reports one structured line of the log each: what libraries write to the console, and the
 * uncaught exception or rejection that ends the process with exit code 1.
 */
export function logProcess(log: Log): void {
  console.error = (...args: unknown[]) => log.error({ err: errorIn(args) }, format(args));
  console.trace = (...args: unknown[]) => log.error({ err: errorIn(args) }, format(args));
  console.warn = (...args: unknown[]) => log.warn(format(args));
  console.info = (...args: unknown[]) => log.info(format(args));
  console.log = (...args: unknown[]) => log.info(format(args));
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process ends because of an error that nothing caught');
    process.exit(1);
  });
}

const errorIn = (args: unknown[]): unknown => args.find((one) => one instanceof Error);

const format = (args: unknown[]): string =>
  args.map((one) => (one instanceof Error ? one.message : String(one))).join(' ');
