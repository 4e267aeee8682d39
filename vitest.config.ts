import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'bin/**/*.test.ts'],
          exclude: ['src/backend/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: [
            'tests/acceptance/**/*.test.ts',
            'tests/policies/**/*.test.ts',
            'src/backend/**/*.test.ts',
          ],
          globalSetup: ['tests/start-test-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          // One product and one browser at a time: two cores are few.
          fileParallelism: false,
        },
      },
    ],
  },
})
