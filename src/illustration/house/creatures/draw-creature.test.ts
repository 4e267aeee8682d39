import { describe, expect, it } from 'vitest'
import { creatures, feelings, poses } from '#book/scene-plan.ts'
import type { Point, Sprite } from '../drawing.ts'
import { isInside } from '../figures/geometry/hull.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { drawCreature } from './draw-creature.ts'
import type { CreatureOptions } from './species.ts'

function optionsWith(changes: Partial<CreatureOptions> = {}): CreatureOptions {
  return { pose: 'stand', feeling: 'happy', facing: 'right', seed: 'one', who: 'companion1', ...changes }
}

function expectSound(sprite: Sprite): void {
  expect(sprite.shapes.length).toBeGreaterThan(3)
  for (const shape of sprite.shapes) {
    expect(shape.points.length).toBeGreaterThan(1)
    for (const [x, y] of shape.points) {
      expect(Number.isInteger(x * 64) && Number.isInteger(y * 64)).toBe(true)
    }
    expect(shape.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(shape.closed || (shape.width ?? 0) > 0).toBe(true)
  }
  expect(sprite.box).toEqual(boxOf(sprite.shapes))
}

describe('drawCreature', () => {
  it.each(creatures)('draws a sound %s in every pose, on the ground unless it jumps or flies', (name) => {
    for (const pose of poses) {
      const sprite = drawCreature(name, optionsWith({ pose }))
      expectSound(sprite)
      const tolerance = Math.max(2, (sprite.box.y1 - sprite.box.y0) * 0.02)
      const onGround = Math.abs(sprite.box.y1) <= tolerance
      const flying = (pose === 'jump' || pose === 'fly') && sprite.box.y1 < 0
      expect({ name, pose, sound: onGround || flying }).toEqual({ name, pose, sound: true })
    }
  })

  it.each([
    ['dog', 50],
    ['cat', 30],
    ['rabbit', 28],
    ['sheep', 75],
    ['duck', 30],
    ['owl', 32],
    ['bear', 60],
    ['horse', 150],
    ['snail', 16],
    ['mouse', 12],
    ['cow', 98],
    ['pig', 51],
    ['fox', 48],
    ['hedgehog', 16],
    ['squirrel', 29],
    ['deer', 93],
    ['elephant', 87],
    ['lion', 67],
    ['monkey', 45],
    ['whale', 92],
    ['fish', 28],
    ['butterfly', 35],
    ['dragon', 85],
    ['unicorn', 135],
    ['dinosaur', 109],
    ['octopus', 40],
    ['hill', 900],
    ['moon', 400],
  ] as const)('makes a %s about %d cm high', (name, height) => {
    const { box } = drawCreature(name, optionsWith())
    expect(box.y1 - box.y0).toBeGreaterThan(height * 0.85)
    expect(box.y1 - box.y0).toBeLessThan(height * 1.15)
  })

  it.each(creatures.filter((name) => name !== 'hill' && name !== 'moon'))(
    'shows every feeling of a %s differently',
    (name) => {
      const drawn = (feeling: (typeof feelings)[number]): string =>
        JSON.stringify(drawCreature(name, optionsWith({ feeling })).shapes)
      expect(new Set(feelings.map(drawn)).size).toBe(feelings.length)
    },
  )

  it('shows the ten poses an animal can do differently', () => {
    const own = ['stand', 'walk', 'run', 'sit', 'sleep', 'lie', 'jump', 'peek', 'reach', 'ride'] as const
    const seen = new Set(own.map((pose) => JSON.stringify(drawCreature('dog', optionsWith({ pose })).shapes)))
    expect(seen.size).toBe(own.length)
  })

  it('draws the same animal for the same seed and other coats for other seeds', () => {
    const at = (seed: string): string => JSON.stringify(drawCreature('cat', optionsWith({ seed })))
    expect(at('one')).toBe(at('one'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(at)).size).toBeGreaterThan(1)
  })

  it('keeps the asked coat', () => {
    const sprite = drawCreature('rabbit', optionsWith({ coat: '#123456' }))
    expect(sprite.shapes.find((shape) => shape.part === 'head')?.colour).toBe('#123456')
  })

  it('mirrors whoever looks left, face and all', () => {
    const right = drawCreature('horse', optionsWith())
    const left = drawCreature('horse', optionsWith({ facing: 'left' }))
    expect(left.box.x0).toBeCloseTo(-right.box.x1, 1)
    expect(left.faces[0]?.centre[0]).toBeCloseTo(-(right.faces[0]?.centre[0] ?? 0), 1)
  })

  it('names the face and keeps it inside the animal, and gives the hill none', () => {
    for (const name of creatures) {
      const { faces, box } = drawCreature(name, optionsWith())
      for (const face of faces) {
        expect(face.who).toBe('companion1')
        expect(face.centre[0]).toBeGreaterThan(box.x0)
        expect(face.centre[0]).toBeLessThan(box.x1)
        expect(face.centre[1]).toBeGreaterThan(box.y0)
        expect(face.centre[1]).toBeLessThan(box.y1)
      }
      expect(faces).toHaveLength(name === 'hill' ? 0 : 1)
    }
  })

  it('makes a toy of 35 cm with button eyes and a seam', () => {
    const toy = drawCreature('rabbit', optionsWith({ toy: true, pose: 'walk' }))
    expect(toy.box.y1 - toy.box.y0).toBeCloseTo(35, 0)
    const parts = toy.shapes.map((shape) => shape.part)
    expect(parts).toContain('button')
    expect(parts).toContain('seam')
    expect(parts).not.toContain('eye')
  })

  it('moves eyes to where the animal looks, whichever side it faces', () => {
    const eyeOf = (facing: 'left' | 'right' | 'front', gaze: Point): Point => {
      const { shapes } = drawCreature('cow', optionsWith({ facing, gaze }))
      const { x0, x1, y0, y1 } = boxOf(shapes.filter(({ part }) => part === 'eye'))
      return [(x0 + x1) / 2, (y0 + y1) / 2]
    }
    expect(eyeOf('front', [-0.9, 0])[0]).toBeLessThan(eyeOf('front', [0.9, 0])[0])
    expect(eyeOf('right', [0.5, 0])[0]).toBeLessThan(eyeOf('right', [0.9, 0])[0])
    expect(eyeOf('left', [-0.9, 0])[0]).toBeLessThan(eyeOf('left', [-0.5, 0])[0])
    expect(eyeOf('right', [0.6, 0])[1]).toBeLessThan(eyeOf('right', [0.6, 0.8])[1])
  })

  it('gives animals on four legs a head that is a piece by itself', () => {
    for (const name of ['dog', 'elephant', 'horse', 'cow', 'bear', 'lion', 'sheep'] as const) {
      const { shapes, faces } = drawCreature(name, optionsWith())
      const head = boxOf(shapes.filter(({ group }) => group === 'head'))
      const [x, y] = faces[0]!.centre
      expect({ name, inside: head.x0 < x && x < head.x1 && head.y0 < y && y < head.y1 }).toEqual({
        name,
        inside: true,
      })
    }
  })

  it.each(creatures)('keeps the mouth of a %s on its head, laughing too', (name) => {
    for (const feeling of feelings)
      for (const facing of ['right', 'front'] as const) {
        const { shapes } = drawCreature(name, optionsWith({ feeling, facing }))
        const mouth = shapes.filter(({ part }) => part === 'mouth').flatMap(({ points }) => points)
        const solid = shapes.filter(({ closed, marking }) => closed && !marking)
        const beside = mouth.filter((point) => !solid.some(({ points }) => isInside(point, points)))
        expect({ name, feeling, facing, stays: beside.length <= mouth.length * 0.1 }).toMatchObject({
          stays: true,
        })
      }
  })

  it('slants the sheep by as much as it is told', () => {
    const straight = drawCreature('sheep', optionsWith())
    const slanted = drawCreature('sheep', optionsWith({ lean: 12 }))
    expect(slanted.faces[0]?.centre[0]).toBeGreaterThan((straight.faces[0]?.centre[0] ?? 0) + 5)
  })

  it('gives the hill ten toes, and washing when asked', () => {
    const hill = drawCreature('hill', optionsWith())
    expect(hill.shapes.filter((shape) => shape.part === 'toe')).toHaveLength(10)
    const hung = drawCreature('hill', optionsWith({ washingLine: true }))
    expect(hung.shapes.filter((shape) => shape.part === 'cloth').length).toBeGreaterThan(5)
  })
})

describe('a creature that slants', () => {
  it('stays on the ground and can be told from a straight one', () => {
    for (const lean of [-12, 12]) {
      for (const facing of ['left', 'right'] as const) {
        expect(drawCreature('sheep', optionsWith({ lean, facing })).box.y1).toBeCloseTo(0, 1)
      }
    }
  })
})
