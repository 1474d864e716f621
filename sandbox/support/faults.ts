import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';

export const providers = ['stripe', 'paypal', 'paystack', 's3', 'cloudinary'] as const;
export const faultKinds = [
  'timeout',
  'reset',
  'error',
  'late-error',
  'duplicate',
  'reorder',
  'wrong-amount',
  'wrong-currency',
  'incomplete',
  'ineligible',
  'foreign-card',
] as const;

const faultSchema = z.strictObject({
  provider: z.enum(providers),
  kind: z.enum(faultKinds),
  times: z.number().int().min(1).max(10_000).default(1),
});

export type Provider = (typeof providers)[number];
export type FaultKind = (typeof faultKinds)[number];

/** How many more times (`times`) a provider will fail in one way. */
type Fault = z.infer<typeof faultSchema>;

/** The faults still to happen; in memory only, so a restart clears them. */
export type Faults = {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** Uses up the oldest of the provider's faults of these kinds. */
  take(provider: Provider, ...among: FaultKind[]): FaultKind | undefined;
};

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (fault) => void waiting.push({ ...fault }),
    list: () => waiting.map((fault) => ({ ...fault })),
    clear: () => {
      waiting = [];
    },
    take(provider, ...among) {
      const fault = waiting.find((one) => one.provider === provider && among.includes(one.kind));
      if (!fault) return undefined;
      fault.times -= 1;
      waiting = waiting.filter((one) => one.times > 0);
      return fault.kind;
    },
  };
}

/** `POST /faults` adds faults, `GET` lists the remaining ones, `DELETE` clears them. */
export function faultRoutes(faults: Faults, log: (message: string) => void): Hono {
  const listed = (c: Context) => c.json({ faults: faults.list() });
  return new Hono()
    .get('/', listed)
    .delete('/', (c) => {
      faults.clear();
      return listed(c);
    })
    .post('/', async (c) => {
      const parsed = faultSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400);
      faults.add(parsed.data);
      log(`${parsed.data.provider} will misbehave: ${parsed.data.kind} × ${parsed.data.times}`);
      return c.json({ faults: faults.list() }, 201);
    });
}

/**
 * Makes a provider's API calls fail as requested, before they do anything: a timeout holds the connection until the client
 * gives up, a reset cuts it, an error returns `errorResponse`. Only a late error comes after the work is done.
 */
export function misbehave(
  faults: Faults,
  provider: Provider,
  errorResponse: (c: Context) => Response,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const kind = faults.take(provider, 'timeout', 'reset', 'error', 'late-error');
    if (!kind) return next();
    if (kind === 'late-error') {
      await next();
      c.res = errorResponse(c);
      return;
    }
    if (kind === 'error') return errorResponse(c);
    const gone = new Promise((resolve) => c.env.outgoing.once('close', resolve));
    if (kind === 'reset') c.env.incoming.socket.resetAndDestroy();
    await gone;
    return c.body(null, 408);
  };
}
