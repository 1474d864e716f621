import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The server bundle is the whole product: `src/main.ts` mounts the pages that React Router builds beside it. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { main: './src/main.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
