import { type IconDrawing, iconLoader, type LoadIcon } from './icon-loader.ts'

/** Our own route and no other: nobody else learns what our visitors look at. */
const host = '/api/icons'
/** A page that is being made waits this long for an icon, and then goes out without it. */
const serverWaitMs = 1_500

let load: LoadIcon = iconLoader({ hosts: [host], fetch: globalThis.fetch?.bind(globalThis) })
const shown = new Map<string, Promise<IconDrawing | null>>()

/** On the server, where the route is asked without a network. */
export function askIconsWith(fetchIcons: typeof fetch): void {
  load = iconLoader({ hosts: [host], fetch: fetchIcons })
}

/** The same promise for the same name, as rendering needs it. Null: shown without its drawing. */
export function siteIcon(name: string): Promise<IconDrawing | null> {
  const before = shown.get(name)
  if (before !== undefined) return before
  const loading = import.meta.env.SSR ? noLongerThan(name, load(name)) : load(name)
  shown.set(name, loading)
  void loading.then((drawing) => {
    if (drawing === null) shown.delete(name)
  })
  return loading
}

async function noLongerThan(name: string, loading: Promise<IconDrawing | null>): Promise<IconDrawing | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`The page goes out without the icon ${name}`)
      resolve(null)
    }, serverWaitMs)
  })
  return await Promise.race([loading, tooLong]).finally(() => clearTimeout(timer))
}
