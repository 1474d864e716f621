import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests that `npm run mutate` runs against one area. */
const { MUTATE_TESTS = '', MUTATE_DATABASE = 'off' } = process.env;
export default defineConfig({
  test: {
    ...base.test,
    include: MUTATE_TESTS.split(','),
    ...(MUTATE_DATABASE === 'off' && { globalSetup: [] }),
  },
});
