import { noteNewerBuild } from '../builds/before-navigation.ts'
import { pageBuild } from '../builds/page-settings.ts'
import { prerenderedByBuild } from '../builds/payloads.ts'

/**
 * Asks now and then whether there is a newer build, the first time one interval after the page came to rest.
 * Silent when that cannot be told. The answer stops it.
 */
export function watchBuild(found: () => void = noteNewerBuild): () => void {
  const { id, checkEveryMs } = pageBuild()
  if (id === null || !(checkEveryMs > 0)) return () => undefined
  let timer: ReturnType<typeof setTimeout>
  const check = async (): Promise<void> => {
    await prerenderedByBuild()
    timer = setTimeout(() => void check(), checkEveryMs)
    const newest = await latestBuild()
    if (newest === null || newest === id) return
    clearTimeout(timer)
    found()
  }
  timer = setTimeout(() => void check(), checkEveryMs)
  return () => clearTimeout(timer)
}

/** The id of the newest build; null for whatever is not a build's answer, such as a page of HTML. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`)
    const body: unknown = response.ok ? await response.json() : null
    if (typeof body !== 'object' || body === null || !('id' in body)) return null
    return typeof body.id === 'string' ? body.id : null
  } catch {
    return null
  }
}
