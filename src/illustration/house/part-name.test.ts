import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partNames } from './part-name.ts'

const house = 'src/illustration/house'
const read = (files: string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const sources = globSync(`${house}/**/*.ts`).filter((file) => !/\.test\.ts$|part-name\.ts$/.test(file))
const ofStyles = read(sources.filter((file) => file.includes('/styles/')))
const ofDrawings = read([...sources.filter((file) => !file.includes('/styles/')), 'src/book/stage-plan.ts'])

test('no name of a part is one that nothing draws, so that no style waits for it in vain', () => {
  const undrawn = partNames.filter((name) => !isDrawn(name))
  expect(undrawn).toEqual([])
})

/** Sides are told by a last letter; styles only draw what they name as they draw it. */
function isDrawn(name: string): boolean {
  const oneOfTwo = /^(\w+)[AB]$/.exec(name)?.[1]
  return (
    ofDrawings.includes(`'${name}'`) ||
    (oneOfTwo !== undefined && ofDrawings.includes(`\`${oneOfTwo}\${`)) ||
    new RegExp(`(part: |\\()'${name}'`).test(ofStyles)
  )
}
