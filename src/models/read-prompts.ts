import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

/** A file of `content/prompts`, as it stands there. Throws when there is none. */
export function readPrompts(name: string): unknown {
  return parse(readFileSync(pathOf(name), 'utf8'))
}

export function hasPrompts(name: string): boolean {
  return existsSync(pathOf(name))
}

/** `content/prompts` of this project, found upwards so that it is the same for source and build. */
function pathOf(name: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const prompts = join(folder, 'content', 'prompts')
    if (existsSync(prompts)) return join(prompts, `${name}.yaml`)
    if (folder === dirname(folder)) throw new Error('no content/prompts above the engines')
  }
}
