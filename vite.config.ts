import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The server bundle is the whole product: `src/main.ts` mounts the pages that React Router builds beside it. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Browsers that know light-dark(): lowered for older ones it would forget a part's own colour scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { main: './src/main.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
