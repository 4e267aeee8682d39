import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* Words that only one of the site's languages has, and that no page of the other says. */

const content = join(import.meta.dirname, '..', '..', '..', 'content')
const ownWords = {
  nl: /\b(?:je|jij|jouw|het|een|niet|wij|voor|voorlezen|nog|deze|dat|naar|ook|maar|wordt|geen|bladzijde)\b/iu,
  en: /\b(?:the|your|you|and|with|this|for|are|will|have|from|reading|page)\b/iu,
} as const

test.each([
  ['nl', 'en'],
  ['en', 'nl'],
] as const)('what is said in %s has no words of %s', (locale, other) => {
  const files = globSync([`messages/${locale}/*.json`, `mails/${locale}.yaml`], { cwd: content })
  expect(files.length).toBeGreaterThan(5)
  const strange = files.flatMap((file) =>
    readFileSync(join(content, file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      // Without the key before the colon, and without what is put in.
      .map((line) => line.replace(/^[^:]*:/, '').replaceAll(/\{[^}]*\}/g, ''))
      .filter((line) => ownWords[other].test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(strange).toEqual([])
})
