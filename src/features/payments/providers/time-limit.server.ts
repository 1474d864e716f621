import type { Log } from '../../../platform/observability/logging.ts';
import { ProviderFailure } from './gateway.ts';

/** Thrown for a call that takes too long. The call continues in the background. */
export class NoResponseInTime extends ProviderFailure {
  constructor() {
    super('no response in time', { responded: false });
  }
}

/** Waits for a provider's call, but not beyond the limit. @throws NoResponseInTime if the call takes longer */
export type TimeLimit = <T>(call: Promise<T>) => Promise<T>;

/**
 * Limits how long a request waits for providers in total, however many calls it makes. A call that takes longer is not
 * aborted: it continues in the background, so it should record its own result, and its error is logged.
 * @param milliseconds from now on; the default lets us respond to the buyer within ten seconds
 */
export function timeLimit(log: Log, milliseconds = 8_000): TimeLimit {
  const end = performance.now() + milliseconds;
  return async (call) => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      call.catch((error: unknown) =>
        log.warn({ err: error }, 'a call to a provider failed after its request'),
      );
      reject(new NoResponseInTime());
    };
    const timer = setTimeout(giveUp, Math.max(0, end - performance.now()));
    try {
      return await Promise.race([call, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
