import { describe, expect, it } from 'vitest'
import { type Appearance, hairColour, skinColour } from '#book/appearance.ts'
import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { lovedThings } from '#story/loved-things.ts'
import type { CharacterSheet } from '../illustrator.ts'
import { settleChoices } from './cast/actor.ts'
import { occasionOf } from './scene-cast.ts'
import { member, sampleCompanions, sampleHero, sampleScene } from './scene-fixtures.ts'
import type { Point, Thing } from './drawing.ts'
import { rgbFrom } from './raster/rgb.ts'
import { stagedScene } from './staging/scenes/stage-scene.ts'
import type { StagedSpread } from './staging/stage-spread.ts'
import { stagedPicture } from './staging/staged-picture.ts'

/** What a child knows somebody by, measured from the shapes that were placed on a page. */
interface Features {
  who: string
  page: string
  occasion: string
  skin: string
  /** Undefined where a hat or a scarf hides it. */
  hair: string | undefined
  /** The colour of most of the clothes. */
  clothes: string | undefined
  fur: string | undefined
  /** Undefined for sleepers, who take them off, and where no eye is seen. */
  glasses: boolean | undefined
}

const sheet = sheetOf('same')

describe.each(['adventure', 'bedtime'] as const)('everybody in a whole %s book', async (theme) => {
  const pages = await pagesOf(theme)
  // Where the last light goes, everybody has the colours of the dark.
  const features = pages.filter((one) => !isDim(one, sheet)).flatMap((one) => measurePage(one, sheet))
  const of = (who: string): Features[] => features.filter((one) => one.who === who)

  it('is on the cover and on most pages', () => {
    const placed = pages.map((one) => ({ page: one.page, who: placedOn(one, sheet) }))
    const pagesWith = (who: string): string[] =>
      placed.filter((one) => one.who.has(who)).map(({ page }) => page)
    for (const who of ['hero', 'companion1', 'companion2', 'companion3']) {
      expect(pagesWith(who), who).toContain('cover')
      expect(pagesWith(who).length, who).toBeGreaterThan(pages.length * 0.5)
    }
    expect(pagesWith('hero')).toHaveLength(pages.length)
  })

  it('has one skin, one hair and one coat from the cover to the last page', () => {
    const { skin, hairColour: hair } = sampleHero.appearance
    expect(farthest([skinColour[skin], ...valuesOf(of('hero'), 'skin')])).toBeLessThan(mostHaze)
    expect(farthest([hairColour[hair], ...valuesOf(of('hero'), 'hair')])).toBeLessThan(mostHaze)
    for (const who of ['companion1', 'companion3']) {
      expect(farthest(valuesOf(of(who), 'skin'))).toBeLessThan(mostHaze)
      expect(farthest(valuesOf(of(who), 'hair'))).toBeLessThan(mostHaze)
    }
    expect(farthest(valuesOf(of('companion2'), 'fur'))).toBeLessThan(mostHaze)
  })

  it('keeps the glasses on until bedtime, and nobody else gets any', () => {
    expect(valuesOf(of('hero'), 'glasses')).toEqual([true])
    expect(valuesOf(of('companion3'), 'glasses')).toEqual([false])
  })

  it('wears the clothes that are settled for them on all pages', () => {
    for (const who of ['hero', 'companion1', 'companion3']) {
      const settled = Object.entries(sheet.choices)
        .filter(([key]) => key.startsWith(`${who}.`))
        .flatMap(([, outfit]) => outfit.match(/#[0-9a-f]{6}/g) ?? [])
      for (const worn of valuesOf(of(who), 'clothes'))
        expect(
          Math.min(...settled.map((colour) => farthest([colour, worn]))),
          `${who} ${String(worn)}`,
        ).toBeLessThan(mostHaze)
    }
  })

  it('is told apart from the others by skin, hair or clothes', () => {
    const looks = ['hero', 'companion1', 'companion3'].map((who) => {
      const [first] = of(who)
      return [first?.skin, first?.hair, first?.clothes].join()
    })
    expect(new Set(looks).size).toBe(3)
  })
})

describe('the measures', () => {
  const page: Page = { page: 'meadow', scene: sampleScene({ cast: [member('hero'), member('companion2')] }) }
  const before = measurePage(page, sheet)

  it.each<[keyof Features, Partial<Appearance>]>([
    ['skin', { skin: 'porcelain' }],
    ['hair', { hairColour: 'blond' }],
    ['clothes', { clothesColour: 'blue' }],
    ['glasses', { glasses: false }],
  ])('notice a child of another %s', (key, change) => {
    const appearance = { ...sampleHero.appearance, ...change }
    const after = measurePage(page, sheetOf('same', { ...sampleHero, appearance }))
    expect(valuesOf([...before, ...after].filter(ofHero), key)).toHaveLength(2)
  })

  it('notice a dog with another coat', () => {
    const white = sampleCompanions.map((one) =>
      one.name === 'Bobbie' ? { ...one, description: 'wit' } : one,
    )
    const after = measurePage(page, sheetOf('same', sampleHero, white))
    expect(valuesOf([...before, ...after], 'fur')).toHaveLength(2)
  })
})

/** How far apart the air makes one colour look, near and far. */
const mostHaze = 32

/** The distance of the two colours that are farthest apart, in steps of sRGB. */
function farthest(colours: readonly unknown[]): number {
  const all = colours.map((colour) => rgbFrom(String(colour)))
  return Math.max(
    0,
    ...all.flatMap((one) =>
      all.map((other) => Math.hypot(...one.map((tone, channel) => tone - other[channel]!))),
    ),
  )
}

interface Page {
  page: string
  scene: ScenePlan
}

function ofHero({ who }: Features): boolean {
  return who === 'hero'
}

function valuesOf(all: readonly Features[], key: keyof Features): unknown[] {
  return [...new Set(all.map((one) => one[key]).filter((value) => value !== undefined))]
}

function sheetOf(seed: string, hero = sampleHero, known = sampleCompanions): CharacterSheet {
  const companions = known.slice(0, 3)
  return {
    style: 'waterpaint',
    hero,
    companions,
    loved: lovedThings('Ze is gek op treinen.', 'dutch', 'adventure'),
    choices: settleChoices(hero, companions, seed),
    references: [],
    drawnBy: 'sample',
  }
}

async function pagesOf(theme: 'adventure' | 'bedtime'): Promise<Page[]> {
  const brief: Brief = {
    hero: sampleHero,
    companions: sheet.companions,
    style: sheet.style,
    theme,
    twist: 'Ze is gek op treinen.',
    language: 'dutch',
    title: 'Titel',
    size: 'small',
  }
  const story = await houseStoryteller().writeStory(brief, 'same')
  return [
    { page: 'cover', scene: story.cover },
    ...story.spreads.map(({ scene }, index) => ({ page: `spread ${index + 1}`, scene })),
  ]
}

/** Who stands on a page, also turned away from the reader. */
function placedOn(page: Page, known: CharacterSheet): Set<string> {
  return new Set(stagedPage(page, known).drawing.things.map(({ id }) => id))
}

function isDim(page: Page, known: CharacterSheet): boolean {
  return stagedPage(page, known).stage.light.dim !== undefined
}

function measurePage(one: Page, known: CharacterSheet): Features[] {
  const { page, scene } = one
  const { drawing, stage } = stagedPage(one, known)
  return drawing.things
    .filter(({ kind, faces }) => (kind === 'person' || kind === 'creature') && faces.length > 0)
    .flatMap((thing) =>
      thing.faces.map((face): Features => {
        const features = featuresOf(face.who, page, occasionOf(scene, face.who), thing)
        const sleeps = stage.roles.get(face.who)?.feels === 'asleep'
        return sleeps ? { ...features, glasses: undefined } : features
      }),
    )
}

function stagedPage({ page, scene }: Page, known: CharacterSheet): StagedSpread {
  const kind = page === 'cover' ? 'cover' : 'spread'
  const request = { sheet: known, scene, seed: page, pixels: 100, kind } as const
  return stagedPicture(request).staged ?? stagedScene(request)
}

function featuresOf(who: string, page: string, occasion: string, thing: Thing): Features {
  return {
    who,
    page,
    occasion,
    skin: mostOf(thing, 'skin') ?? '',
    hair: occasion === 'snow' || occasion === 'rain' ? undefined : mostOf(thing, 'hair'),
    clothes: mostOf(thing, 'cloth'),
    fur: mostOf(thing, 'fur'),
    glasses: thing.shapes.some(({ part }) => part === 'eye')
      ? thing.shapes.some(({ part }) => part === 'lens')
      : undefined,
  }
}

/** The colour that covers most of what is made of a material. */
function mostOf(thing: Thing, material: string): string | undefined {
  const areas = new Map<string, number>()
  for (const shape of thing.shapes) {
    if (shape.material !== material || !shape.closed || shape.marking || shape.soft) continue
    areas.set(shape.colour, (areas.get(shape.colour) ?? 0) + areaOf(shape.points))
  }
  return [...areas].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
