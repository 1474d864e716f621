import type { ViteDevServer } from 'vite';

/** How the product runs: with Vite in development, from the build otherwise. */
export type RunOptions = { vite?: ViteDevServer };
