import { join } from 'node:path'
import type { Plugin } from 'vite'
import { makePlaceholders } from './make-placeholders.ts'
import { placeholderRules } from './placeholder-rules.ts'

const list = join(import.meta.dirname, 'placeholder-pictures.ts')
const styles = join(import.meta.dirname, 'placeholders.css')

/** Fills the list and the styles of placeholders from the pictures as they are, once a build. */
export function placeholderPlugin(): Plugin {
  let publicFolder = ''
  let making: Promise<Record<string, string>> | undefined
  return {
    name: 'placeholders',
    enforce: 'pre',
    configResolved(config) {
      publicFolder = config.publicDir
    },
    async load(id) {
      const [file = '', query] = id.split('?')
      if (file !== list && file !== styles) return null
      making ??= makePlaceholders(publicFolder)
      const pictures = await making
      if (file === list) return `export const placeholderPictures = ${JSON.stringify(pictures)}`
      return query === undefined ? placeholderRules(Object.entries(pictures)) : null
    },
  }
}
