import { describe, expect, it } from 'vitest'
import type { PictureRequest } from '../../illustrator.ts'
import { sampleScene, sampleSheet } from '../composition/scene-fixtures.ts'
import { drawRequest } from '../draw-request.ts'
import { stagedPicture } from './staged-picture.ts'

function request(spread: string, seed = 'one'): PictureRequest {
  const scene = sampleScene({ stage: { story: 'adventure', spread } })
  return { sheet: sampleSheet(2), scene, seed, pixels: 96, kind: 'spread' }
}

describe('a scene that is cued to a stage', () => {
  it('is drawn as that is staged, with all that must be seen', () => {
    const { staged, breaches, warnings } = stagedPicture(request('s20'))
    expect(staged?.drawing.things.map(({ id }) => id)).toEqual(expect.arrayContaining(['barn', 'hero']))
    expect([breaches, warnings]).toEqual([[], []])
  })

  it('is seen from elsewhere with another seed, and still shows all', () => {
    const boxes = ['one', 'two', 'three'].map((seed) => {
      const { staged, breaches } = stagedPicture(request('s16', seed))
      expect(breaches).toEqual([])
      return JSON.stringify(staged?.drawing.things.find(({ id }) => id === 'hero')?.box)
    })
    expect(new Set(boxes).size).toBe(3)
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
