import { expect, test } from 'vitest'
import { ellipse } from '../../pen/curves.ts'
import type { Box, Drawing, Thing } from '../../drawing.ts'
import { dayLight } from '../sample-drawing.ts'
import { greatTrees } from './great-trees.ts'
import { moveThing } from './move-thing.ts'

const tree: Thing = {
  id: 'appleTree',
  kind: 'prop',
  shapes: [
    { part: 'trunk', points: ellipse(300, 480, 20, 120), closed: true, colour: '#8a5a3a', material: 'wood' },
    { part: 'crown', points: ellipse(300, 260, 150), closed: true, colour: '#6f944e', material: 'foliage' },
  ],
  box: { x0: 150, y0: 110, x1: 450, y1: 600 },
  faces: [],
  depth: 0.3,
}

function child(x: number, box: Partial<Box> = {}, depth = 0.8): Thing {
  return {
    id: 'hero',
    kind: 'person',
    shapes: [],
    box: { x0: x - 100, y0: 300, x1: x + 100, y1: 900, ...box },
    faces: [{ who: 'hero', centre: [x, 400], radius: 80 }],
    depth,
  }
}

const sky: Thing = { ...tree, id: 'sky', kind: 'scenery', shapes: [], depth: 0 }

function drawing(things: Thing[], quiet?: Box): Drawing {
  return { things: [sky, ...things], atmosphere: dayLight, ...(quiet && { quiet }) }
}

function treeIn({ things }: Drawing): Thing {
  return things.find(({ id }) => id === 'appleTree') as Thing
}

test('moves a tree aside whose crown is behind a head', () => {
  const other = { ...moveThing(tree, [0, 0], [640, 0], 1), id: 'appleTree2' }
  const moved = treeIn(greatTrees(drawing([tree, other, child(480)]), 1))
  expect(moved.box.x1).toBeCloseTo(348)
  expect(moved.box.y1).toBe(600)
})

test('leaves a tree that is nobody behind, that somebody is in, or that would come where words are set', () => {
  for (const whole of [
    drawing([tree, child(800)]),
    drawing([tree, child(400, { y1: 400 })]),
    drawing([tree, child(480)], { x0: 0, y0: 0, x1: 400, y1: 300 }),
  ]) {
    expect(treeIn(greatTrees(whole, 1))).toBe(tree)
  }
})

test('grows a tree from its foot, no higher than a great tree is', () => {
  const grown = treeIn(greatTrees(drawing([tree]), 1.35))
  expect(grown.box.y1).toBeCloseTo(600)
  expect(grown.box.y1 - grown.box.y0).toBeCloseTo(490 * 1.35)
  const greatest = treeIn(greatTrees(drawing([tree]), 3))
  expect(greatest.box.y1 - greatest.box.y0).toBeCloseTo(780)
})

test('leaves out woods far away where a tree has grown', () => {
  const woods: Thing = { ...tree, id: 'farTrees', kind: 'scenery', depth: 0.17 }
  expect(greatTrees(drawing([woods, tree]), 1.35).things).toHaveLength(2)
  expect(greatTrees(drawing([woods, tree]), 1).things).toHaveLength(3)
})

test('sets a lone tree across the page from a child that it stands beside', () => {
  const across = treeIn(greatTrees(drawing([{ ...tree, depth: 0.7 }, child(360)]), 1))
  expect(across.box.x0).toBeGreaterThan(700)
  const two = drawing([tree, { ...tree, id: 'appleTree2' }, child(360)])
  expect(treeIn(greatTrees(two, 1)).box.x0).toBeLessThan(300)
})

test('leaves a tree as it is that stands on a page by itself', () => {
  const alone = { ...drawing([]), things: [tree] }
  expect(greatTrees(alone, 1.35)).toBe(alone)
})

test('sets a lone tree out to its own side of the page from a child in the middle, whatever a hand holds before it', () => {
  const hand: Thing = {
    ...child(400),
    id: 'hero-fingers',
    box: { x0: 380, y0: 480, x1: 410, y1: 520 },
    faces: [],
  }
  const string = { part: 'string', points: [], closed: false, colour: '#3a2c28', material: 'cloth' } as const
  const balloon: Thing = { ...hand, id: 'balloon', kind: 'prop', shapes: [string] }
  const moved = treeIn(greatTrees(drawing([tree, child(540), balloon, hand]), 1))
  expect((moved.box.x0 + moved.box.x1) / 2).toBeCloseTo(110)
})
