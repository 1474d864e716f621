import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { webFonts } from './web-fonts.ts';

/** The frame of every page, and what it needs. */
const framed = [
  /src[\\/]lib[\\/](page|connection)[\\/](own-session|use-viewer|use-session-watch|connection-lost|is-connection-lost|use-when-connected|not-found|focus-heading)\.tsx?$/,
  /src[\\/]lib[\\/]seo[\\/]describe-page\.tsx?$/,
  /src[\\/]features[\\/](accounts[\\/]web[\\/]logout-form|newsletter[\\/]web[\\/](newsletter-form|copy))\.tsx?$/,
  /src[\\/]features[\\/]storefront[\\/]web[\\/](contact[\\/](apply-dialog|social-links)|about[\\/]company)\.tsx?$/,
  /src[\\/]contract[\\/]viewer\.ts$/,
  /src[\\/]ui[\\/][a-z]+[\\/](logo|lost-illustration|search-field|spinner|text-field)\.tsx$/,
  /vite[\\/]preload-helper/,
];

/**
 * Forty small files cost more to compress, to ask for and to fetch than a few: the libraries every page runs on, what
 * most pages share, the frame of every page, and what shows courses. What only one page needs stays with that page.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /src[\\/](ui|contract|app[\\/](shell|seo)|lib[\\/]seo)[\\/]|node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 20,
    priority: 1,
  },
  { name: 'frame', test: (id: string) => framed.some((part) => part.test(id)), priority: 1 },
  {
    name: 'catalogue',
    test: /src[\\/](features[\\/]catalogue[\\/]web[\\/](card-rating|course-card|price|thumbnail)|contract[\\/](media|money|text[\\/](grouped|wording)))\.tsx?$/,
    priority: 1,
  },
];

/** Lucide's drawings, made components by `src/ui/display/draw-icon.tsx`: on the server too, or the two would not match. */
const ownIcons: Plugin = {
  name: 'own-icons',
  enforce: 'pre',
  resolveId: (source) =>
    source === '../createLucideIcon.mjs'
      ? fileURLToPath(new URL('src/ui/display/draw-icon.tsx', import.meta.url))
      : undefined,
};

/** The server bundle is the whole product: `src/main.ts` mounts the pages that React Router builds beside it. */
export default defineConfig({
  plugins: [ownIcons, webFonts, tailwindcss(), reactRouter()],
  optimizeDeps: { exclude: ['lucide-react'] },
  // Browsers that know light-dark(): lowered for older ones it would forget a part's own colour scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      build: {
        rollupOptions: { input: { main: './src/main.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
