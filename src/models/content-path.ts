import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A file or folder of `content`, as `content/stories`: found upwards, so that it is the same for source and build. Throws when
 * there is none.
 */
export function contentPath(name: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'content', name)
    if (existsSync(found)) return found
    if (folder === dirname(folder)) throw new Error(`no content/${name} above ${import.meta.dirname}`)
  }
}
