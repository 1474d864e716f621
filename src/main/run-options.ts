import type { ViteDevServer } from 'vite';

/** How the product is run: with Vite in development, from the build otherwise. */
export type RunOptions = { vite?: ViteDevServer };
