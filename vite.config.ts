import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { webFonts } from './web-fonts.ts';

/** The routes around every page. */
const around = /src[\\/](root|app[\\/]site[\\/]site)\.tsx/;

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether a module is loaded with every page, because a route around every page imports it, directly or indirectly. */
function isAroundEveryPage(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (around.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isAroundEveryPage(importer, graph, seen));
}

/**
 * The libraries of every page and the code around every page are bundled into a few files, which load faster and
 * compress better than forty.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) => (isAroundEveryPage(id, graph) ? 'frame' : null),
    debugName: 'frame',
    priority: 1,
  },
];

/** The server bundle is the whole product: `src/main.ts` mounts the pages that React Router builds next to it. */
export default defineConfig({
  plugins: [webFonts, tailwindcss(), reactRouter()],
  // The libraries of every screen are prepared at the start: a page that needed one not yet prepared would not hydrate.
  optimizeDeps: { entries: ['src/*.tsx', 'src/{app,features,lib,ui}/**/*.tsx', '!**/*.test.tsx'] },
  // Browsers that support light-dark(): the fallback for older ones would ignore a component's own colour scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        rollupOptions: { input: { main: './src/main.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
