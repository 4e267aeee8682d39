import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

/** A collection's file, as Iconify publishes it. */
interface IconFile {
  prefix: string
  icons: Record<string, object>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
  lastModified?: number
}

export type ReadCollection = (collection: string) => Promise<IconFile | null>

const week = 'public, max-age=604800'
const files: Readonly<Record<string, string>> = { ph: '@iconify-json/ph/icons.json' }
const read = new Map<string, Promise<IconFile>>()

/** The collections that are installed, read when first asked for. */
const installed: ReadCollection = async (collection) => {
  const file = files[collection]
  if (file === undefined) return null
  const reading = read.get(collection) ?? readCollection(file)
  read.set(collection, reading)
  reading.catch(() => read.delete(collection))
  return await reading
}

async function readCollection(file: string): Promise<IconFile> {
  return JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8')) as IconFile
}

/**
 * `GET /{collection}.json?icons=a,b`: the icons that exist, in Iconify's form. 404 for an unknown collection and
 * when all names are unknown, 400 without names, 500 when the collection cannot be read.
 */
export function iconRoute(readFrom: ReadCollection = installed): Hono {
  return new Hono().get('/:file{.+\\.json}', async (context) => {
    const collection = context.req.param('file').slice(0, -'.json'.length)
    let file: IconFile | null
    try {
      file = await readFrom(collection)
    } catch (error) {
      console.error(error)
      return context.json({ error: 'The collection cannot be read' }, 500)
    }
    if (file === null) return context.json({ error: 'No such collection' }, 404)
    const names = (context.req.query('icons') ?? '').split(',').filter((name) => name !== '')
    if (names.length === 0) return context.json({ error: 'No icons are named' }, 400)
    const answer = pick(file, names)
    if (Object.keys(answer.icons).length === 0) return context.json({ error: 'No such icons' }, 404)
    return context.json(answer, 200, { 'cache-control': week })
  })
}

function pick(file: IconFile, names: readonly string[]): IconFile {
  const { icons: all, aliases: allAliases = {}, ...rest } = file
  const icons: IconFile['icons'] = {}
  const aliases: NonNullable<IconFile['aliases']> = {}
  for (const name of names) {
    const alias = Object.hasOwn(allAliases, name) ? allAliases[name] : undefined
    const source = alias?.parent ?? name
    if (!Object.hasOwn(all, source)) continue
    icons[source] = all[source] ?? {}
    if (alias !== undefined) aliases[name] = alias
  }
  const { prefix, width, height, lastModified } = rest
  return {
    prefix,
    icons,
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(lastModified === undefined ? {} : { lastModified }),
  }
}
