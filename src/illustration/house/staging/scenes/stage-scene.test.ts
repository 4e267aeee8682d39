import { describe, expect, it, test } from 'vitest'
import { type CastMember, type ScenePlan, settings } from '#book/scene-plan.ts'
import type { CharacterSheet, PictureRequest } from '../../../illustrator.ts'
import { drawRequest } from '../../draw-request.ts'
import { member, sampleScene, sampleSheet } from '../../scene-fixtures.ts'
import type { Vector } from '../space/vector.ts'
import type { StagedSpread } from '../stage-spread.ts'
import { breachesOf } from '../staged-picture.ts'
import { stagedScene } from './stage-scene.ts'

function requestOf(scene: ScenePlan, sheet: CharacterSheet = sampleSheet(2)): PictureRequest {
  return { sheet, scene, seed: 'one', pixels: 80, kind: 'spread' }
}

function staged(
  rest: Partial<ScenePlan>,
  props: ScenePlan['props'] = [],
  sheet = sampleSheet(2),
): StagedSpread {
  return stagedScene(requestOf(sampleScene(rest, props), sheet))
}

function placeOf({ stage }: StagedSpread, target: string): Vector {
  return stage.pointOf(target)
}

function apart(one: Vector, other: Vector): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

describe.each(settings)('a scene in the setting %s', (setting) => {
  it('shows everybody before its painted place, alone and with five', () => {
    for (const count of [0, 5]) {
      const spread = staged({ setting }, [], sampleSheet(count))
      expect(breachesOf(spread)).toEqual([])
      expect(spread.stage.models.size).toBe(1 + count)
    }
  })
})

test('the same request stages the same picture', () => {
  expect(staged({}).drawing).toEqual(staged({}).drawing)
})

test('what somebody holds is in that hand, and what stands on a table on its top', () => {
  const spread = staged({}, [
    { name: 'lantern', near: 'companion1', held: true },
    { name: 'table' },
    { name: 'cake', near: 'table' },
  ])
  expect(apart(placeOf(spread, 'lantern'), placeOf(spread, 'companion1.handR'))).toBeLessThan(0.4)
  expect(apart(placeOf(spread, 'cake'), placeOf(spread, 'table.top'))).toBeLessThan(0.5)
})

test('who rides in a cart is in it, as high as its sides let them be seen', () => {
  const riders = (['hero', 'companion1', 'companion2'] as const).map((who) =>
    member(who, 'ride', { with: 'cart' }),
  )
  const spread = staged({ cast: riders }, [{ name: 'cart' }])
  const cart = spread.stage.models.get('cart')?.frame.origin as Vector
  for (const { who } of riders) expect(apart(placeOf(spread, who), cart), who).toBeLessThan(2)
  expect(breachesOf(spread)).toEqual([])
})

test('who hugs somebody has arms round them, and who looks at somebody has eyes on them', () => {
  const cast: CastMember[] = [
    member('hero', 'stand'),
    member('companion1', 'hug', { with: 'hero', looksAt: 'hero' }),
  ]
  const { stage } = staged({ cast })
  expect(stage.holds.length).toBeGreaterThan(0)
  expect(stage.roles.get('companion1')?.looks).toBe('hero')
})

test('a nearer camera shows the child larger', () => {
  const highOf = (camera: ScenePlan['camera']): number => {
    const { drawing } = staged({ camera, cast: [member('hero')] }, [], sampleSheet(0))
    const box = drawing.things.find(({ id }) => id === 'hero')?.box
    return box ? box.y1 - box.y0 : 0
  }
  const [wide, medium, close] = [highOf('wide'), highOf('medium'), highOf('close')]
  expect(medium).toBeGreaterThan(wide * 1.3)
  expect(close).toBeGreaterThan(medium * 1.3)
})

test('before the light everybody is dark, and the place is not', () => {
  const { drawing } = staged({ camera: 'silhouette' })
  const colours = new Set(
    drawing.things
      .filter(({ kind }) => kind === 'person')
      .flatMap(({ shapes }) => shapes.map(({ colour }) => colour)),
  )
  expect(colours.size).toBe(1)
})

test('what nobody can be stops no book: all are staged by themselves, with a line for the log', () => {
  const cast = [
    member('hero'),
    member('cow', 'ride', { with: 'horse' }),
    member('horse', 'ride', { with: 'cow' }),
  ]
  const { rgb, warnings } = drawRequest(requestOf(sampleScene({ cast })))
  expect(rgb.length).toBe(80 * 80 * 3)
  expect(warnings).toEqual([expect.stringContaining('without what belongs to whom')])
})
