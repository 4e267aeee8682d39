import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { leanManifest } from './lean-manifest.ts'

/*
 * Run by `buildWeb` in a process of its own, with a finished build's folder and id: writes `builds/latest.json`
 * and `builds/meta/{id}.json`, by which open pages learn of a newer build and of what is prerendered, and makes the router's
 * list of files shorter.
 */

interface BuiltServer {
  entry: { module: { prerenderedPaths(): string[] } }
}

async function writeBuildFiles(folder: string, id: string): Promise<void> {
  const server = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as BuiltServer
  const timestamp = Date.now()
  const builds = join(folder, 'client', 'builds')
  await mkdir(join(builds, 'meta'), { recursive: true })
  await writeFile(join(builds, 'latest.json'), JSON.stringify({ id, timestamp }))
  const prerendered = server.entry.module.prerenderedPaths()
  await writeFile(join(builds, 'meta', `${id}.json`), JSON.stringify({ id, timestamp, prerendered }))
}

async function shortenManifest(folder: string): Promise<void> {
  const assets = join(folder, 'client', 'assets')
  for (const name of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const path = join(assets, name)
    await writeFile(path, leanManifest(await readFile(path, 'utf8')))
  }
}

const [folder, id] = process.argv.slice(2)
if (folder === undefined || id === undefined) throw new Error('Which folder and which id?')
await writeBuildFiles(folder, id)
await shortenManifest(folder)
process.exit(0)
