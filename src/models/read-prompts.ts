import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentPath } from './content-path.ts'

/** A file of `content/prompts`, as it stands there. Throws when there is none. */
export function readPrompts(name: string): unknown {
  return parse(readFileSync(pathOf(name), 'utf8'))
}

export function hasPrompts(name: string): boolean {
  return existsSync(pathOf(name))
}

function pathOf(name: string): string {
  return join(contentPath('prompts'), `${name}.yaml`)
}
