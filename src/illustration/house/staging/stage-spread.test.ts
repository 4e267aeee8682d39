import { describe, expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import { styles } from '#book/options.ts'
import { type StagePlan, stagePlanSchema, storyMapSchema, type StoryStages } from '#book/stage-plan.ts'
import { actorFor } from '../cast/actor.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { styleRenderers } from '../styles/style-renderers.ts'
import { parseStage } from './load-stages.ts'
import type { Modeller, ModelRequest } from './model-request.ts'
import { modellers as all } from './models/model-named.ts'
import { ball, limb } from './solids/build.ts'
import type { Model } from './solids/solid.ts'
import { stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'

const stages: StoryStages = {
  ...parseStage(
    storyMapSchema,
    `
story: a-ball-on-a-hill
places:
  hill:
    relief: [[-20, 12], [0, 0], [20, 0]]
    strewn: grass
lights:
  noon: { from: [-0.4, 0.9, -0.3], time: day, sky: ['#6fb7e0', '#f3ead0'], ground: ['#7fb84a', '#4f9648'], haze: '#e0e8e0', hazeAt: 60, shade: '#26476b' }
`,
    'map.yaml',
  ),
  spreads: {
    s1: parseStage(
      stagePlanSchema,
      `
oneThing: A ball rolls past a pole, down the hill
volume: 3
layout: double
place: hill
light: noon
camera: { aim: pole, put: [0.7, 0.6], distance: 6, pitch: -6, focal: 1 }
things:
  - { name: pole, is: pole, where: { at: [-6, 0] } }
  - { name: ball, is: ball, where: { at: [-8, 0], up: 0.3 } }
mustSee:
  - { order: [ball, pole] }
  - { slope: ball, from: 25 }
  - { seen: pole, least: 0.5 }
  - { bigger: [ball, pole], times: 2 }
  - { whole: pole }
  - { clear: [0.6, 0, 1, 0.1] }
  - { clear: [0, 0, 1, 0.6] }
`,
      's1.yaml',
    ),
    s2: parseStage(
      stagePlanSchema,
      `
oneThing: A ball
volume: 1
layout: page
place: hill
light: noon
camera: { aim: ball, put: [0.5, 0.5], distance: 4, pitch: -10, focal: 1 }
things:
  - { name: ball, is: ball, where: { at: [5, 0], up: 0.3 } }
mustSee:
  - { absent: pole }
  - { clear: [0.48, 0.55, 0.52, 0.59], on: ball }
  - { clear: [0.3, 0.55, 0.52, 0.59], on: ball }
`,
      's2.yaml',
    ),
  },
}

const modellers: Record<string, Modeller> = {
  pole: ({ id, frame }) => ({
    id,
    kind: 'prop',
    frame,
    pieces: [
      {
        name: 'pole',
        solids: [
          limb(
            frame,
            [
              [0, 0, 0],
              [0, 2, 0],
            ],
            0.12,
            { part: 'post', material: 'wood', colour: '#8a5a3a' },
          ),
        ],
      },
    ],
    anchors: {},
    height: 2,
  }),
  ball: ({ id, frame }) => ({
    id,
    kind: 'prop',
    frame,
    pieces: [
      {
        name: 'ball',
        solids: [ball(frame, [0, 0, 0], 0.3, { part: 'ball', material: 'cloth', colour: '#d8503f' })],
      },
    ],
    anchors: {},
    height: 0.6,
  }),
}

const sheet = sampleSheet(0, 'waterpaint')
const staged = (spread: string) => stageSpread({ stages, spread, sheet, modellers, seed: 'one' })

test('stages a spread on as many pages as its plan has, the same each time', () => {
  expect(staged('s1').size).toEqual({ width: 2000, height: 1000 })
  expect(staged('s2').size).toEqual({ width: 1000, height: 1000 })
  const [first, again] = [staged('s1'), staged('s1')]
  expect([again.drawing, again.proofs]).toEqual([first.drawing, first.proofs])
})

test('says of each fact whether it holds', () => {
  expect(staged('s1').proofs.map(({ fact, holds }) => [fact, holds])).toEqual([
    ['from left to right: ball, pole', true],
    ['ball is on a slope', true],
    ['pole is seen', true],
    ['ball is bigger than pole', false],
    ['pole is whole', true],
    ['a title is clear', true],
    ['a title is clear', false],
    ['the camera is above the ground', true],
  ])
  expect(staged('s2').proofs.map(({ fact, holds }) => [fact, holds])).toEqual([
    ['no pole', true],
    ['a title lies on ball', true],
    ['a title lies on ball', false],
    ['the camera is above the ground', true],
  ])
})

test('names the spread that a story does not stage', () => {
  expect(() => staged('s3')).toThrow(/a-ball-on-a-hill.*"s3"/)
})

test('a slope of several bends is one piece of land', () => {
  const lands = staged('s1').drawing.things.filter(({ id }) => id.startsWith('slope'))
  expect(lands).toHaveLength(1)
  expect(new Set(lands[0]?.shapes.map(({ group }) => group)).size).toBe(1)
})

test('the ball is where it is told on a double page in a style of few inks', () => {
  const { drawing, size } = staged('s1')
  const pixels = 100
  const options = { pixels, sheet: size, seed: 'one', bleed: true }
  const rgb = styleRenderers.retroVintage.render(drawing, options)
  const told = drawing.things.find(({ id }) => id === 'ball')?.box
  if (!told) throw new Error('no ball')
  const [x, y] = [(told.x0 + told.x1) / 20, (told.y0 + told.y1) / 20]
  const at = (Math.floor(y) * pixels * 2 + Math.floor(x)) * 3
  const [red, green] = [rgb[at] ?? 0, rgb[at + 1] ?? 0]
  expect(red).toBeGreaterThan(green + 60)
})

test('an animal has the coat of the flat one: what is described, what its style prints best, or what the seed of the book gives', () => {
  const plan = stages.spreads['s2']
  if (!plan) throw new Error('s2 is staged')
  const asked: ModelRequest[] = []
  const dog: Modeller = (request) => {
    asked.push(request)
    return modellers['ball']?.(request) as Model
  }
  const slot = { where: { at: [4, 1] as [number, number], up: 0 } }
  const own = { name: 'dog', is: 'dog', where: { at: [3, 1] as [number, number], up: 0 } }
  const kennel = {
    ...stages,
    spreads: { s2: { ...plan, things: [...plan.things, own], companions: [slot] } },
  } as StoryStages
  for (const style of styles)
    for (const description of ['', 'zwart'])
      for (const choices of [{}, { seed: 'book' }]) {
        const companion: Companion = { kind: 'animal', name: 'Bo', species: 'dog', description }
        const cast = { ...sampleSheet(0, style), companions: [companion], choices }
        asked.length = 0
        stageSpread({
          stages: kennel,
          spread: 's2',
          sheet: cast,
          modellers: { ...modellers, dog },
          seed: 'x',
        })
        for (const who of ['companion1', 'dog']) {
          const flat = actorFor(who, cast)
          if (flat?.kind !== 'creature') throw new Error(`${who} is no animal`)
          const staging = asked.findLast(({ id }) => id === who)
          expect({ coat: staging?.coat, seed: staging?.seed }, `${style}, ${who}`).toEqual({
            coat: flat.coat,
            seed: flat.seed,
          })
        }
      }
})

test('a plan that names nobody of its picture is a slip, and says so', () => {
  const plan = stages.spreads['s2']
  if (!plan) throw new Error('s2 is staged')
  const slip = { ...stages, spreads: { s2: { ...plan, camera: { ...plan.camera, aim: 'bal' } } } }
  expect(() =>
    stageSpread({ stages: slip, spread: 's2', sheet: sampleSheet(0), modellers, seed: 'x' }),
  ).toThrow('"bal" is not on this stage')
})

describe('words on a double page', () => {
  const wordsIn = (...box: [number, number, number, number]) => {
    const s1 = { ...(stages.spreads['s1'] as StagePlan), words: { box, ink: 'dark' as const } }
    const { proofs } = stageSpread({
      stages: { ...stages, spreads: { s1 } },
      spread: 's1',
      sheet,
      modellers,
      seed: 'one',
    })
    return proofs
      .filter(({ fact }) => fact.includes('words'))
      .map(({ fact, holds }) => (holds ? 'holds' : fact.replace(/ [(].*/, '')))
  }

  test('stand where nothing that must be seen is', () => {
    expect(new Set(wordsIn(1100, 80, 1900, 200))).toEqual(new Set(['holds']))
    expect(wordsIn(1300, 300, 1500, 600)).toContain('nothing that matters is under the words')
  })

  test('stand on one thing: not over the line where sky and ground meet', () => {
    expect(wordsIn(1100, 200, 1900, 900)).toContain('the words are on one thing')
  })

  test('keep off the fold and the trim', () => {
    const off = 'the words are on one page'
    expect(wordsIn(700, 80, 1300, 200)).toContain(off)
    expect(wordsIn(1010, 80, 1900, 200)).toContain(off)
    expect(wordsIn(1100, 30, 1900, 200)).toContain(off)
  })
})

test('nobody’s head is under the words, and none are where a double page is shown on one', () => {
  const stages = stagesOf('adventure')
  const s16 = {
    ...(stages.spreads['s16'] as StagePlan),
    words: { box: [200, 300, 900, 600], ink: 'light' as const },
  }
  const request = {
    stages: { ...stages, spreads: { s16: s16 as StagePlan } },
    spread: 's16',
    sheet,
    modellers: all,
    seed: 'one',
  }
  const { proofs } = stageSpread(request)
  expect(proofs.find(({ fact }) => fact.includes('head or hand'))).toMatchObject({
    holds: false,
    found: 'the head of hero',
  })
  const onOne = stageSpread({ ...request, onOnePage: true })
  expect(onOne.words).toBeUndefined()
  expect(onOne.proofs.some(({ fact }) => fact.includes('words'))).toBe(false)
})

test('a giant’s eyes and mouth are off the fold of a double page', () => {
  const stages = stagesOf('adventure')
  const s16 = stages.spreads['s16'] as StagePlan
  const faceWhenAt = (x: number): unknown => {
    const camera = { ...s16.camera, aim: 'hill', put: [x, 0.5] as [number, number], distance: 26 }
    const { proofs } = stageSpread({
      stages: { ...stages, spreads: { s16: { ...s16, camera } } },
      spread: 's16',
      sheet,
      modellers: all,
      seed: 'one',
    })
    return proofs.find(({ fact }) => fact === 'the face of hill is off the fold')?.holds
  }
  expect(faceWhenAt(0.48)).toBe(false)
  expect(faceWhenAt(0.7)).toBe(true)
})

test('who is outside is painted before the room that they are seen from', () => {
  const { drawing } = stageSpread({
    stages: stagesOf('imagination'),
    spread: 's22',
    sheet: sampleSheet(0),
    modellers: all,
    seed: 'one',
  })
  const ids = drawing.things.map(({ id }) => id)
  expect(ids).toContain('lion')
  expect(ids.lastIndexOf('lion')).toBeLessThan(ids.indexOf('room'))
})

test('a lamp that burns after sunset lights what is round it, and one that is out does not', () => {
  const litAt = (time: string, lit: boolean): unknown[] => {
    const map = `story: a-lantern
places: { lawn: { strewn: nothing } }
lights:
  hour: { from: [-0.4, 0.9, -0.3], time: ${time}, sky: ['#223a60', '#3a4a70'], ground: ['#47684a', '#3f5648'], haze: '#404860', hazeAt: 60, shade: '#16273b' }
`
    const plan = `oneThing: A lantern in the grass
volume: 1
layout: page
place: lawn
light: hour
camera: { aim: lantern, put: [0.5, 0.5], distance: 3, pitch: -10, focal: 1 }
things:
  - { name: lantern, is: lantern, where: { at: [0, 0] }, state: { lit: ${lit} } }
mustSee:
  - { seen: lantern }
`
    const own: StoryStages = {
      ...parseStage(storyMapSchema, map, 'map.yaml'),
      spreads: { s1: parseStage(stagePlanSchema, plan, 's1.yaml') },
    }
    const { drawing } = stageSpread({
      stages: own,
      spread: 's1',
      sheet: sampleSheet(0),
      modellers: all,
      seed: 'one',
    })
    return [...drawing.atmosphere.glows]
  }
  expect(litAt('night', true)).toHaveLength(1)
  expect(litAt('night', false)).toHaveLength(0)
  expect(litAt('day', true)).toHaveLength(0)
})
