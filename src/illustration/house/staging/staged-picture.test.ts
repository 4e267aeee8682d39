import { describe, expect, it } from 'vitest'
import type { PictureRequest } from '../../illustrator.ts'
import { sampleScene, sampleSheet } from '../scene-fixtures.ts'
import { drawRequest } from '../draw-request.ts'
import { stagedPicture } from './staged-picture.ts'

function request(spread: string, seed = 'one'): PictureRequest {
  const scene = sampleScene({ stage: { story: 'adventure', spread } })
  return { sheet: sampleSheet(2), scene, seed, pixels: 96, kind: 'spread' }
}

function double(spread: string): PictureRequest {
  const asked = request(spread)
  const words = { box: [90, 76, 820, 360], ink: 'dark' } as const
  return { ...asked, scene: { ...asked.scene, double: { words } } }
}

describe('a scene that is cued to a stage', () => {
  it('is drawn as that is staged, with all that must be seen', () => {
    const { staged, breaches, warnings } = stagedPicture(request('s20'))
    expect(staged?.drawing.things.map(({ id }) => id)).toEqual(expect.arrayContaining(['barn', 'hero']))
    expect([breaches, warnings]).toEqual([[], []])
  })

  it('has hands that close round what they hold: both with their fingers before the bucket', () => {
    const asked = request('s03')
    const cue = { story: 'all-of-the-sea', spread: 's03' }
    const { staged } = stagedPicture({ ...asked, scene: { ...asked.scene, stage: cue } })
    const things = staged?.drawing.things ?? []
    const bucket = things.findIndex(({ id }) => id === 'bucket')
    const over = things.slice(bucket + 1).filter(({ id }) => id === 'hero')
    expect(over.map(({ shapes }) => shapes.every(({ part }) => part === 'finger'))).toEqual([true, true])
  })

  it('is seen from elsewhere with another seed, and still shows all', () => {
    const boxes = ['one', 'two', 'three'].map((seed) => {
      const { staged, breaches } = stagedPicture(request('s16', seed))
      expect(breaches).toEqual([])
      return JSON.stringify(staged?.drawing.things.find(({ id }) => id === 'hero')?.box)
    })
    expect(new Set(boxes).size).toBe(3)
  })

  it('is drawn over both pages where the scene is, its words readable', () => {
    const { rgb, width, height, breaches } = drawRequest(double('s04'))
    expect([width, height, rgb.length, breaches]).toEqual([192, 96, 192 * 96 * 3, []])
  })

  it('lies beside plain paper for its words where nobody staged it for both pages', () => {
    const { rgb, width, height, breaches } = drawRequest(double('s99'))
    expect([width, height, rgb.length, breaches]).toEqual([192, 96, 192 * 96 * 3, []])
    expect([...rgb.subarray(0, 3)]).toEqual([255, 252, 243])
    const { rgb: composed } = drawRequest(request('s99'))
    // In its middle: alone, what its style leaves bare at the edges has the colour of the page.
    const middle = (from: number): [number, number] => [(from + 24) * 3, (from + 72) * 3]
    expect(rgb.subarray(...middle(48 * 192 + 96))).toEqual(composed.subarray(...middle(48 * 96)))
  })

  it('has the silent one of its story somewhere, in the same place for the same book', () => {
    const follower = (cue: { story: string; spread: string }, seed: string): string | undefined => {
      const asked = request('s01', seed)
      const { staged, breaches } = stagedPicture({ ...asked, scene: { ...asked.scene, stage: cue } })
      expect(breaches).toEqual([])
      const found = staged?.proofs.find(({ fact }) => fact === 'duck can be found')
      expect(found?.holds).not.toBe(false)
      return JSON.stringify(staged?.drawing.things.find(({ id }) => id === 'duck')?.box)
    }
    const forest = { story: 'imagination', spread: 's07' }
    const [one, again, other] = ['one', 'one', 'other'].map((seed) => follower(forest, seed))
    expect(one).toBeDefined()
    expect(again).toBe(one)
    expect(other).not.toBe(one)
    // Nobody is to be found on a cover.
    expect(follower({ story: 'imagination', spread: 'cover' }, 'one')).toBeUndefined()
  })

  it('gives the same picture for the same request', () => {
    expect(drawRequest(request('s03')).rgb).toEqual(drawRequest(request('s03')).rgb)
  })

  it.each(['s99', 'hasOwnProperty'])('is composed where nobody staged it (%s), and says so', (spread) => {
    const { rgb, warnings } = drawRequest(request(spread))
    expect(warnings.join()).toContain(`adventure/${spread} was not staged`)
    const { stage: _stage, ...scene } = request(spread).scene
    expect(rgb).toEqual(drawRequest({ ...request(spread), scene }).rgb)
  })
})
