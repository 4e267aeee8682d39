import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const entry = { imports: ['/assets/framework-AbCdEf12.js'] }

function manifestOf(routes: object): string {
  return `window.it=${JSON.stringify({ entry, routes })};`
}

/** What a browser makes of a list. */
function read(code: string): unknown {
  const window = {}
  runInNewContext(code, { window })
  return JSON.parse(JSON.stringify(window)).it
}

test('what every page has loaded is not named for each page again', () => {
  const imports = ['/assets/home-AbCdEf12.js', '/assets/shell-AbCdEf12.js']
  const home = { id: 'home.nl', imports }
  expect(read(leanManifest(manifestOf({ 'home.nl': home })))).toEqual({
    entry,
    routes: { 'home.nl': { id: 'home.nl', imports: imports.slice(0, 1) } },
  })
})

test('what a page has not is not told', () => {
  const lean = leanManifest(manifestOf({ root: { id: 'root', hasLoader: true, hasAction: false } }))
  expect(lean).not.toContain('hasAction')
  expect(read(lean)).toEqual({ entry, routes: { root: { id: 'root', hasLoader: true } } })
})

test('the name of a page is told once, and a list that is lean stays as it is', () => {
  const lean = leanManifest(manifestOf({ 'home.nl': { id: 'home.nl' }, 'home.en': { id: 'home.en' } }))
  expect(lean.match(/home\.nl/g)).toHaveLength(1)
  expect(leanManifest(lean)).toBe(lean)
})
