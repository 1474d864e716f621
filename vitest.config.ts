import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'demo/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'test/api/**/*.test.ts',
      'bin/**/*.test.mjs',
    ],
    globalSetup: './test/harness/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The default of a second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    isolate: false,
    // Tests spend much of their time waiting for PostgreSQL and timers, so three workers make good use of two cores.
    maxWorkers: 3,
    env: { NODE_ENV: 'test' },
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      // Screens are tested in a browser, where coverage is not measured.
      exclude: [
        'src/**/*.test.{ts,tsx}',
        'src/**/web/**',
        'src/ui/**',
        'src/app/shell/**',
        'src/app/site/**',
      ],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'test-results/coverage',
    },
  },
});
