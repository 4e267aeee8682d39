import { describe, expect, it } from 'vitest'
import { poses, type ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Box, Face, Shape } from '../drawing.ts'
import { composeBest } from '../draw-request.ts'
import { boxOf } from '../settings/shapes.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

type Style = CharacterSheet['style']

/** A child in a wheelchair, with a grandfather, a dog and a small brother. */
function sheetOf(style: Style, companions = 0): CharacterSheet {
  const sheet = sampleSheet(companions, style)
  return { ...sheet, hero: { ...sheet.hero, description: 'zit in een rolstoel' } }
}

interface Seen {
  wheels: Box | undefined
  face: Face | undefined
}

/** The big wheels in a picture, and the face of the child. */
function seenIn(things: readonly { shapes: readonly Shape[]; faces: readonly Face[] }[]): Seen {
  const wheels = things.flatMap(({ shapes }) => shapes.filter(({ part }) => part === 'wheelRim'))
  const face = things.flatMap(({ faces }) => faces).find(({ who }) => who === 'hero')
  return { wheels: wheels.length > 0 ? boxOf(wheels) : undefined, face }
}

/** What is wrong with a picture: no wheel or no child in it, or the one not at the other. */
function faultIn({ wheels, face }: Seen): string {
  if (!wheels) return 'no wheelchair'
  if (!face) return 'no child'
  const { x0, x1, y1 } = wheels
  const [x, y] = face.centre
  const apart = Math.max(0, x0 - x, x - x1) / face.radius
  if (apart >= 7) return `the child is ${apart.toFixed(1)} times half its face away`
  if (y1 <= y) return 'the wheelchair is above the child'
  return Math.min(1000, x1) > Math.max(0, x0) ? '' : 'the wheelchair is off the page'
}

function seen(sheet: CharacterSheet, scene: ScenePlan): Seen {
  return seenIn(composeBest({ sheet, scene, seed: 'wheelchair' }).composition.drawing.things)
}

const places: readonly (readonly [string, Partial<ScenePlan>])[] = [
  ['alone', {}],
  ['against the light', { camera: 'silhouette', setting: 'hilltop', time: 'dusk' }],
  ['far away', { camera: 'wide' }],
  ['past the shoulder', { camera: 'overShoulder' }],
  ['in the bedroom', { setting: 'bedroom', time: 'night' }],
  ['under water', { setting: 'underWater' }],
]

describe.each(['waterpaint', 'retroVintage'] as const)('a child in a wheelchair in %s', (style) => {
  it.each(places)('is in it or beside it in every pose, %s', (_, place) => {
    for (const pose of poses) {
      const scene = sampleScene({ cast: [member('hero', pose)], ...place })
      expect(faultIn(seen(sheetOf(style), scene))).toBe('')
    }
  })

  it.each(['hug', 'holdHands', 'ride', 'sit'] as const)('is in it or beside it with others: %s', (pose) => {
    for (const who of ['companion1', 'companion2', 'companion3'] as const) {
      const cast = [member('hero', pose, { with: who }), member(who, pose, { looksAt: 'hero' })]
      expect(faultIn(seen(sheetOf(style, 3), sampleScene({ cast })))).toBe('')
    }
  })

  it.each(['bed', 'boat', 'cart', 'bench', 'chair', 'table', 'train'] as const)(
    'is in it or beside it at a %s',
    (name) => {
      for (const pose of ['ride', 'sit', 'sleep', 'lie', 'stand', 'push'] as const) {
        const cast = [
          member('hero', pose, { with: name }),
          member('companions', pose === 'push' ? 'ride' : pose, { with: name }),
        ]
        const setting = name === 'bed' ? 'bedroom' : name === 'boat' ? 'river' : 'meadow'
        expect(faultIn(seen(sheetOf(style, 3), sampleScene({ setting, cast }, [{ name }])))).toBe('')
      }
    },
  )

  it.each(['elephant', 'horse', 'dragon', 'hill'] as const)('is in it or beside it on a %s', (mount) => {
    const cast = [member('hero', 'ride', { with: mount }), member(mount)]
    expect(faultIn(seen(sheetOf(style), sampleScene({ cast })))).toBe('')
  })
})
