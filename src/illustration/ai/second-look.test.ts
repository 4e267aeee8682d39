import { beforeEach, expect, test } from 'vitest'
import { limits } from '#book/limits.ts'
import { castNames, props as propNames, type ScenePlan } from '#book/scene-plan.ts'
import { type ModelFailure, ModelError } from '#models/model-error.ts'
import { mostTokensOfLook, mostTokensOfPicture } from '#models/most-of-looks.ts'
import { sampleHero, sampleScene } from '../house/scene-fixtures.ts'
import { loadPicturePrompts } from './load-picture-prompts.ts'
import type { PictureOrder } from './picture-model.ts'
import { picturePrompt } from './picture-prompt.ts'
import { drawLooked, type Looked } from './second-look.ts'
import type { LookOrder, VisionModel } from './vision-model.ts'

const prompts = loadPicturePrompts()
const order: PictureOrder = { work: 'b', task: 'spread 3 1', prompt: 'A child on a hill.', references: [] }
const sheet = new Uint8Array([9])
const orders: PictureOrder[] = []
const looks: LookOrder[] = []
const lines: string[] = []
beforeEach(() => {
  orders.length = 0
  looks.length = 0
  lines.length = 0
})

type Verdict = { kind: string; what: string }[] | ModelFailure
const limbs = { kind: 'limbs', what: 'the child has three arms' }
const people = { kind: 'people', what: 'a dog sits by the door' }
const letters = { kind: 'letters', what: 'a sign that says NOOR' }

/** Draws with eyes that say this of one picture after another. */
function drawn(verdicts: Verdict[], failsAt?: number): Promise<Looked> {
  const left = [...verdicts]
  const vision: VisionModel = {
    name: 'test:eyes',
    look: async <Answer>(asked: LookOrder) => {
      looks.push(asked)
      const said = left.shift()
      if (said === undefined) throw new Error('asked once too often')
      if (typeof said === 'string') throw new ModelError(said, 'so it is')
      return { seen: 'a child', faults: said } as Answer
    },
  }
  const eyes = { vision, prompts, log: (line: string) => void lines.push(line) }
  return drawLooked(eyes, order, [sheet], async (asked, again) => {
    if (again === failsAt) throw new ModelError('refused', 'it would not')
    orders.push(asked)
    return { path: `p${again}`, jpeg: new Uint8Array([again]) }
  })
}

test('a picture that is right is looked at once, beside the sheet and what it has to show', async () => {
  expect(await drawn([[]])).toMatchObject({ path: 'p0', faults: [] })
  expect(looks).toMatchObject([
    { work: 'b', task: 'look at spread 3 1', pictures: [new Uint8Array([0]), sheet] },
  ])
  expect(looks[0]?.material).toBe('{"asked":"A child on a hill."}')
  expect(looks[0]?.instructions).toContain('- limbs: ')
})

test('a picture that is wrong is drawn again with its faults, and stays when it is right', async () => {
  expect(await drawn([[limbs, people], []])).toMatchObject({ path: 'p1', faults: [] })
  expect(orders[1]).toMatchObject({ task: 'spread 3 1 again 1' })
  expect(orders[1]?.prompt).toMatch(
    /^A child on a hill\.[\s\S]*: the child has three arms\n- .*: a dog sits by the door/,
  )
  // It is held against what was asked for, not against what was wrong.
  expect(looks[1]?.material).toBe(looks[0]?.material)
})

test('no picture is drawn a third time again; the one with the fewest faults stays', async () => {
  expect(await drawn([[limbs, people], [limbs], [people, limbs]])).toMatchObject({ path: 'p1' })
  expect(orders).toHaveLength(3)
  expect(orders[2]?.prompt).not.toContain('a dog')
})

test('of writing in a picture no letter is told again', async () => {
  await drawn([[letters], []])
  expect(orders[1]?.prompt).toContain(prompts.faults.letters)
  expect(orders[1]?.prompt).not.toContain('NOOR')
})

test.each<ModelFailure>(['refused', 'budget', 'unusable', 'unreachable', 'settings'])(
  'a picture stands where looking fails as %s, and it is said',
  async (reason) => {
    expect(await drawn([reason])).toMatchObject({ path: 'p0', faults: [] })
    expect(lines).toEqual([`spread 3 1 of b was not looked at: ${reason}, so it is`])
  },
)

test('where it cannot be drawn again what there is stays, with its faults', async () => {
  expect(await drawn([[limbs]], 1)).toMatchObject({
    path: 'p0',
    faults: [expect.stringContaining('three arms')],
  })
  expect(lines).toEqual(['spread 3 1 of b is not drawn again: refused, it would not'])
  await expect(drawn([], 0)).rejects.toMatchObject({ reason: 'refused' })
})

test('faults without end are told as far as they help', async () => {
  const endless = Array.from({ length: 50 }, () => ({ kind: 'scene', what: 'x'.repeat(5000) }))
  await drawn([endless, []])
  expect(orders[1]?.prompt.length).toBeLessThan(3000)
})

test('the longest look fits what budgets count for one', async () => {
  const hero = { ...sampleHero, description: '“'.repeat(limits.descriptionCharacters) }
  const companions = Array.from({ length: limits.companions }, () => ({
    ...hero,
    kind: 'person' as const,
    relation: 'friend' as const,
  }))
  const cast: ScenePlan['cast'] = castNames
    .filter((who) => who !== 'companions')
    .map((who) => ({
      who,
      pose: 'holdHands',
      with: 'companion1',
      feeling: 'worried',
      looksAt: 'reader',
      size: 3,
    }))
  const props: ScenePlan['props'] = propNames.slice(0, 12).map((name) => ({
    name,
    near: 'companion1',
    held: true,
    count: 9,
    size: 2,
    shows: 'x'.repeat(60),
  }))
  const scene = sampleScene({
    cast,
    props,
    caption: '"'.repeat(limits.pageTextCharacters),
    clothes: 'costume',
  })
  const request = {
    sheet: { style: 'manga' as const, hero, companions, loved: [], choices: {}, references: [], drawnBy: '' },
    scene,
    kind: 'cover' as const,
  }
  const asked = picturePrompt(request, prompts, { telling: 'full', isHeld: true })
  await drawLooked(
    {
      prompts,
      log: () => {},
      vision: {
        name: 'test:eyes',
        look: async <Answer>(look: LookOrder) => {
          looks.push(look)
          return { seen: '', faults: [] } as Answer
        },
      },
    },
    { ...order, prompt: asked },
    [sheet],
    async () => ({ path: 'p', jpeg: sheet }),
  )
  const [look] = looks
  const tokens =
    ((look?.instructions.length ?? 0) + (look?.material.length ?? 0)) / 2 + 2 * mostTokensOfPicture
  expect(tokens).toBeLessThanOrEqual(mostTokensOfLook.input)
})
