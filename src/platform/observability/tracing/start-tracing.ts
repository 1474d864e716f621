import type { Log } from '../logging.ts';
import type { Tracing } from './sdk.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Starts tracing if it is configured. Otherwise, not even the SDK is loaded. */
export async function startTracing(settings: TracingSettings | undefined, log: Log): Promise<Tracing> {
  if (!settings) return { stop: async () => {} };
  const { startSdk } = await import('./sdk.ts');
  return startSdk(settings, log);
}
