import { describe, expect, it } from 'vitest'
import type { Companion } from '#book/character.ts'
import { stagedCovers, stagedSpreads } from '../../../story/house/staged-spreads.ts'
import { settleChoices } from '../cast/actor.ts'
import { sampleScene, sampleSheet } from '../scene-fixtures.ts'
import { shownOnCover } from './check-stage.ts'
import { companies, sheetWith } from './company-fixtures.ts'
import { modellers } from './models/model-named.ts'
import type { Model } from './solids/solid.ts'
import { depthOf, type Lens, project, scaleAt } from './space/lens.ts'
import { angleBetween, minus } from './space/vector.ts'
import { stageSpread } from './stage-spread.ts'
import { stagedPicture } from './staged-picture.ts'
import { stagedStories, stagesOf } from './stages-of.ts'
import { surveyOf } from './survey.ts'

/** Of a skull without its hair, with which it is an eighth of the page at least; parts of the page, and degrees off the lens. */
const [leastFace, lowestFace, mostTurned] = [0.11, 0.81, 60]

const elephant: Companion = { kind: 'animal', name: 'Dikkie', species: 'elephant', description: '' }
const alone = sampleSheet(0)
const withTwo = sampleSheet(2)
const withElephant = {
  ...alone,
  companions: [elephant],
  choices: settleChoices(alone.hero, [elephant], 'content'),
}

const stories = stagedStories().map((name) => {
  const stages = stagesOf(name)
  const covers = stagedCovers(stagedSpreads(name), 'content', { story: name, companions: 0 }).toSorted()
  return { name, stages, covers }
})

describe.each(stories)('the covers of $name', ({ stages, covers }) => {
  it('are at least four', () => {
    expect(covers.length).toBeGreaterThanOrEqual(4)
  })

  it.each(covers)('leave room for a title over %s, and show the child before a heavy companion', (cover) => {
    const plan = stages.spreads[cover]
    if (!plan) throw new Error(`${cover} is not staged`)
    expect(plan.mustSee).toContainEqual(expect.objectContaining({ clear: [0.08, 0.05, 0.92, 0.34] }))
    const asked = { ...plan, mustSee: [...plan.mustSee, { seen: 'hero', least: 0.5 }] }
    const { proofs } = stageSpread({
      stages: { ...stages, spreads: { [cover]: asked } },
      spread: cover,
      sheet: withElephant,
      modellers,
      seed: 'content',
    })
    expect(proofs.filter(({ fact, holds }) => !holds && !fact.includes(shownOnCover))).toEqual([])
  })

  it.each(covers)(
    'are led by the face of the child on %s, large, off the lower edge and before nobody’s, its hands on what they touch',
    (cover) => {
      const { stage, drawing } = stageSpread({
        stages,
        spread: cover,
        sheet: withTwo,
        modellers,
        seed: 'content',
      })
      const { lens, models, roles } = stage
      const { head } = models.get('hero')!
      const child = placeOf(lens, head!)
      expect(child.radius * 2).toBeGreaterThanOrEqual(leastFace)
      expect(child.y).toBeLessThanOrEqual(lowestFace)
      expect(angleBetween(head!.front, minus(lens.at, head!.centre))).toBeLessThanOrEqual(mostTurned)
      const behind = [...models].flatMap(([name, { head: other }]) => {
        if (name === 'hero' || !other || roles.get(name)?.who) return []
        const { x, y, radius } = placeOf(lens, other)
        // A face as large as the page has the child before it, and still its eyes.
        if (radius > 2 * child.radius) return []
        return Math.hypot(x - child.x, y - child.y) < 0.75 * (radius + child.radius) ? [name] : []
      })
      expect(behind).toEqual([])
      const ofChild = surveyOf(drawing, lens.sheet, ({ id }) => id === 'hero')
      const { x, y, radius } = child
      const { width, height } = lens.sheet
      const eyes = {
        x0: (x - radius * 0.3) * width,
        x1: (x + radius * 0.3) * width,
        y0: (y - radius * 0.3) * height,
        y1: (y + radius * 0.4) * height,
      }
      expect(ofChild(eyes)).toBe(true)
      const { left, right } = roles.get('hero')?.touches ?? {}
      const beside = (
        [
          ['handL', left],
          ['handR', right],
        ] as const
      ).flatMap(([hand, goal]) => {
        if (typeof goal !== 'string') return []
        const touched = goal.split('.')[0]
        const [x, y] = project(lens, models.get('hero')!.anchors[hand]!.origin)
        const isOwn = surveyOf(drawing, lens.sheet, ({ id }) => id === 'hero' || id === touched)
        return isOwn({ x0: x - 3, y0: y - 3, x1: x + 3, y1: y + 3 }) ? [] : [`${hand} and ${touched}`]
      })
      expect(beside).toEqual([])
    },
  )
})

/** Where a face of three is still behind another by more than that. */
const weak: ReadonlySet<string> = new Set(['friendship/cover', 'imagination/cover-nose'])

describe.each(stories)('whoever comes along on the covers of $name', ({ name }) => {
  it.each(companies)('shows a face that can be known, whole and covered by nothing: %s', (_, companions) => {
    const sheet = sheetWith(companions)
    const covers = stagedCovers(stagedSpreads(name), 'content', {
      story: name,
      companions: companions.length,
    }).filter((cover) => !weak.has(`${name}/${cover}`))
    const failing = covers.flatMap((cover) => {
      const scene = { ...sampleScene(), stage: { story: name, spread: cover } }
      const { breaches, warnings } = stagedPicture({
        sheet,
        scene,
        seed: 'content',
        pixels: 500,
        kind: 'cover',
      })
      return [...breaches, ...warnings].map((breach) => `${cover}: ${breach}`)
    })
    expect(failing).toEqual([])
  })
})

/** The middle of a head and its radius, as parts of the picture. */
function placeOf(
  lens: Lens,
  { centre, radius }: NonNullable<Model['head']>,
): { x: number; y: number; radius: number } {
  const [x, y] = project(lens, centre)
  const { width, height } = lens.sheet
  return { x: x / width, y: y / height, radius: (radius * scaleAt(lens, depthOf(lens, centre))) / width }
}
