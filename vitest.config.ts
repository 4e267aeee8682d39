import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/*
 * Every test file has a process of its own, and those of the journeys start three more: what one has compiled (and
 * stripped of its types), the next finds done.
 */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/compiled-for-tests', import.meta.url),
)

/** How long a test waits for what it polls for; a busy machine may take many times its usual second. */
const expectedWithin = { poll: { timeout: 90_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'bin/**/*.test.ts'],
          exclude: ['src/backend/**'],
          // Some draw pictures: two seconds here may be twenty on a machine that has other things to do.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One more than there are cores: those of the database wait most of their time.
          maxWorkers: 3,
          // Code without state of its own: loading it anew for each of a hundred files took half of the time.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
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
          // Making books and databases takes its time on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: expectedWithin,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/prepare-product.ts'],
          // A test ends when what it waits for is there: these only end one that hangs.
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          expect: expectedWithin,
          // A whole browser on a busy machine misses something once in ten thousand times: what fails twice is red.
          retry: 1,
          // Two products and browsers beside each other, and nothing else: who waits for a page leaves a core to the other.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
