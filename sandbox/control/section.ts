import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** A provider's part of the sandbox: its routes, and its background work between `start` and `close`. */
export type Section = {
  routes: Hono<{ Bindings: HttpBindings }>;
  start(): void;
  close(): Promise<void>;
};
