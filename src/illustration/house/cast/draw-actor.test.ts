import { describe, expect, it } from 'vitest'
import type { HairForm } from '#book/appearance.ts'
import { poses } from '#book/scene-plan.ts'
import { sampleSheet } from '../composition/scene-fixtures.ts'
import type { Sprite } from '../drawing.ts'
import { occasions } from '../figures/outfit.ts'
import { actorFor } from './actor.ts'
import { drawActor } from './draw-actor.ts'

const description = 'gehoorapparaat, insulinepomp en een beenprothese, zit in een rolstoel'

function drawnIn(style: 'waterpaint' | 'retroVintage', hairForm: HairForm, words: string) {
  const sheet = sampleSheet(0, style)
  const appearance = { ...sheet.hero.appearance, hairForm, glasses: true }
  const hero = { ...sheet.hero, description: words, appearance }
  const actor = actorFor('hero', { ...sheet, hero, choices: {} })
  if (!actor) throw new Error('a sheet has a hero')
  return (
    acting: Pick<Parameters<typeof drawActor>[1], 'pose' | 'occasion'>,
    facing: 'left' | 'right' | 'front',
  ): Sprite =>
    drawActor(actor, {
      ...acting,
      feeling: 'happy',
      view: { facing, gaze: [facing === 'left' ? -0.9 : 0.9, 0] },
    })
}

function has({ shapes }: Sprite, group: string): boolean {
  return shapes.some((shape) => shape.group === group || shape.part === group)
}

describe.each(['waterpaint', 'retroVintage'] as const)('somebody of %s', (style) => {
  it('keeps glasses, hearing aid, pump, prosthesis and wheelchair in every pose, and sleeps without glasses', () => {
    const draw = drawnIn(style, 'curly', description)
    for (const pose of poses) {
      for (const facing of ['left', 'right', 'front'] as const) {
        const sprite = draw({ pose, occasion: 'day' }, facing)
        const lost = ['hearingAid', 'insulinPump', 'socket', 'wheelNear'].filter((one) => !has(sprite, one))
        expect(lost, `${pose} ${facing}`).toEqual([])
        expect(has(sprite, 'glasses'), `${pose} ${facing}`).toBe(pose !== 'sleep')
      }
    }
  })

  it('keeps them in all clothes', () => {
    const draw = drawnIn(style, 'short', description)
    for (const occasion of occasions) {
      const sprite = draw({ pose: 'stand', occasion }, 'right')
      const lost = ['glasses', 'hearingAid', 'insulinPump', 'socket', 'wheelNear'].filter(
        (one) => !has(sprite, one),
      )
      expect(lost, occasion).toEqual([])
    }
  })

  it.each(['headscarf', 'turban'] as const)('keeps the %s in every pose and in all clothes', (hairForm) => {
    const draw = drawnIn(style, hairForm, '')
    for (const pose of poses) expect(has(draw({ pose, occasion: 'day' }, 'right'), hairForm), pose).toBe(true)
    for (const occasion of occasions)
      expect(has(draw({ pose: 'stand', occasion }, 'right'), hairForm), occasion).toBe(true)
  })
})
