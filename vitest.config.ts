import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'bin/**/*.test.ts'],
          exclude: ['src/backend/**'],
          // Some draw pictures: two seconds here may be ten on a machine that has other things to do.
          testTimeout: 20_000,
          maxWorkers: 2,
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
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          // One product and one browser at a time, and alone: two cores are few.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
