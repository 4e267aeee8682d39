import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/backend/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/backend/**/*.test.ts', 'tests/{acceptance,policies}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
