import { askIconHosts, type IconHosts, pathOf } from './ask-icon-hosts.ts'

/** An icon's drawing: what stands inside its `svg`, on a sheet of this size. */
export interface IconDrawing {
  body: string
  width: number
  height: number
}

/** Loads an icon such as `ph:printer`; null when there is none, or when it cannot be had just now. */
export type LoadIcon = (name: string) => Promise<IconDrawing | null>

/** Addresses stay shorter than this. */
export const addressCharacters = 500

const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/

interface Wanted {
  icon: string
  tell: (drawing: IconDrawing | null) => void
}

/**
 * Makes a loader that asks for everything wanted in one turn together, a collection at a time. What was found, and
 * what the host says does not exist, is never asked for again.
 */
export function iconLoader(hosts: IconHosts): LoadIcon {
  const known = new Map<string, Promise<IconDrawing | null>>()
  const waiting = new Map<string, Wanted[]>()

  const askWaiting = (): void => {
    for (const [collection, wanted] of waiting) {
      for (const batch of batches(hosts, collection, wanted)) void ask(collection, batch)
    }
    waiting.clear()
  }

  const ask = async (collection: string, batch: Wanted[]): Promise<void> => {
    const names = batch.map(({ icon }) => icon)
    const answer = await askIconHosts(hosts, { type: 'icons', collection, names })
    for (const { icon, tell } of batch) {
      // Nobody could be asked: the next who wants it tries again.
      if (answer.status === 'failed' && answer.code !== 404) known.delete(`${collection}:${icon}`)
      tell(answer.status === 'failed' ? null : drawingIn(answer.body, collection, icon))
    }
  }

  return (name) => {
    const [, collection, icon] = namePattern.exec(name) ?? []
    if (collection === undefined || icon === undefined) return Promise.resolve(null)
    const before = known.get(name)
    if (before !== undefined) return before
    const loading = new Promise<IconDrawing | null>((tell) => {
      if (waiting.size === 0) setTimeout(askWaiting, 0)
      waiting.set(collection, [...(waiting.get(collection) ?? []), { icon, tell }])
    })
    known.set(name, loading)
    return loading
  }
}

function batches({ hosts }: IconHosts, collection: string, wanted: readonly Wanted[]): Wanted[][] {
  const longestHost = Math.max(...hosts.map((host) => host.length), 0)
  const split: Wanted[][] = []
  for (const each of wanted) {
    const last = split.at(-1)
    const names = [...(last ?? []), each].map(({ icon }) => icon)
    if (last !== undefined && longestHost + pathOf({ collection, names }).length < addressCharacters)
      last.push(each)
    else split.push([each])
  }
  return split
}

const usualSide = 16

function drawingIn(body: Record<string, unknown>, collection: string, icon: string): IconDrawing | null {
  const { prefix, icons, aliases } = body as {
    prefix?: unknown
    icons?: Record<string, Partial<IconDrawing>>
    aliases?: Record<string, { parent?: string }>
  }
  if (prefix !== collection || typeof icons !== 'object' || icons === null) {
    console.warn(`The answer about icons of ${collection} is not one`)
    return null
  }
  const found = icons[icon] ?? icons[aliases?.[icon]?.parent ?? '']
  if (typeof found?.body !== 'string') return null
  const { width = usualSide, height = usualSide } = { ...sizeIn(body), ...found }
  return { body: found.body, width, height }
}

function sizeIn({ width, height }: Record<string, unknown>): Partial<IconDrawing> {
  return {
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
  }
}
