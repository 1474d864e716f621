import { setTimeout as pause } from 'node:timers/promises';
import { logProcess } from '../../../src/platform/observability/log-process.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';

/** A process that logs like the product and causes the error that its argument names. */
logProcess(createLog(process.env.LOG_LEVEL ?? 'info'));
const troubles: Record<string, () => void> = {
  trace: () => console.trace(new Error('the worker is gone')),
  console: () => {
    console.log('one\ntwo');
    console.warn('careful');
  },
  throw: () => setTimeout(() => fail()),
  reject: () => {
    Promise.reject(new Error('nobody\ncaught this'));
  },
  start: () => fail(),
};
function fail(): never {
  throw Object.assign(new Error('nobody\ncaught this'), { password: 'very secret' });
}
troubles[process.argv[2] ?? '']?.();
await pause(100);
console.info('still alive');
