import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product that has started once, and has not been used yet. */
    preparedData: string
  }
}

/**
 * Starts the product once as on a new machine: it builds the site when there is no build of these sources, and makes its
 * database. The products of the test files begin with copies of what it leaves.
 */
export default async function prepareProduct(project: TestProject): Promise<() => Promise<void>> {
  const { dataFolder, end } = await startProduct({}, undefined, null)
  await end()
  await forgetPort(dataFolder)
  project.provide('preparedData', dataFolder)
  return () => rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
}

/** Two copies that start at the same time would both take the port that they remember. */
async function forgetPort(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'postgres-access.json')
  const access = JSON.parse(await readFile(file, 'utf8')) as { port: number }
  await writeFile(file, JSON.stringify({ ...access, port: 0 }))
}
