import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const keptForMs = 24 * 60 * 60 * 1000

/** Files of earlier builds and when a newer build first came without them. */
type Retired = Record<string, number>

/** Folders of files that pages of an earlier build may still ask for; their names change with their content. */
const folders = ['assets', 'builds/meta']
const listName = 'retired.json'

/**
 * Copies what the old build has and the new one has not, so that pages opened before the change find their
 * chunks; what was retired more than a day ago is left behind. Both are build folders; the old one may be missing.
 */
export async function keepRetiredFiles(oldBuild: string, newBuild: string, now: number): Promise<void> {
  const known = await readRetired(oldBuild)
  const retired: Retired = {}
  for (const folder of folders) {
    const present = new Set(await filesIn(join(newBuild, 'client', folder)))
    for (const name of await filesIn(join(oldBuild, 'client', folder))) {
      const file = join(folder, name)
      const since = known[file] ?? now
      if (present.has(name) || now - since > keptForMs) continue
      retired[file] = since
      const target = join(newBuild, 'client', file)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(join(oldBuild, 'client', file), target)
    }
  }
  await writeFile(join(newBuild, listName), JSON.stringify(retired))
}

async function readRetired(build: string): Promise<Retired> {
  const text = await readFile(join(build, listName), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Retired
}

async function filesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => [])
}
