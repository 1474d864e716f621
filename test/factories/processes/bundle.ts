import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/**
 * Bundles a TypeScript program of this folder for Node, which cannot run it otherwise: emails are written in JSX.
 * @returns the bundle's path, and how to delete it
 */
export async function bundle(program: string): Promise<{ path: string; remove: () => Promise<void> }> {
  // The bundle imports packages, so it must be inside the checkout.
  const folder = await mkdtemp(join(root, 'node_modules/.cache-test-program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, program),
      outDir: folder,
      target: 'node24',
      minify: false,
      // The pages exist only in the product's own build, and the programs in this folder serve none.
      rolldownOptions: { external: ['virtual:react-router/server-build'] },
    },
  });
  return {
    path: join(folder, `${basename(program, '.ts')}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
