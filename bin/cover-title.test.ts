import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Style } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { lightOf, luminanceOf } from '#book/tone.ts'
import { meets } from '#illustration/house/boxes.ts'
import { titleBox } from '#illustration/house/settings/clear-title.ts'
import { sampleSheet } from '#illustration/house/scene-fixtures.ts'
import { drawRequest } from '#illustration/house/draw-request.ts'
import { mendScenePlan } from '#illustration/house/mend-scene-plan.ts'
import { boxOf } from '#illustration/house/settings/shapes.ts'
import { stagedScene } from '#illustration/house/staging/scenes/stage-scene.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { loadStories } from '#story/house/load-stories.ts'
import { inkOver } from '#typesetting/cover-ink.ts'

const stories = loadStories()
const themes = stories.map(({ theme }) => theme)

async function coverOf(theme: (typeof themes)[number], sheet: CharacterSheet): Promise<ScenePlan> {
  const { hero, companions, style } = sheet
  const brief = { hero, companions, style, theme, twist: 'Ze is gek op treinen.', title: theme }
  // Arcs are offered whole with covers of their own, which the checks of covers hold.
  const story = await houseStoryteller(stories, undefined, () => []).writeStory(
    { ...brief, language: 'dutch', size: 'small' },
    theme,
  )
  return mendScenePlan(story.cover).scene
}

describe.each(themes)('the cover of %s', (theme) => {
  test.each([0, 3, 5])('has nothing but sky where the title comes, with %i companions', async (count) => {
    const sheet = sampleSheet(count)
    const scene = await coverOf(theme, sheet)
    const { stage: _cue, ...told } = scene
    const request = { sheet, scene: told, seed: `${theme}/cover/1`, pixels: 160, kind: 'cover' } as const
    const crossing = stagedScene(request)
      .drawing.things.filter(({ id }) => id !== 'sky')
      .flatMap(({ id, shapes }) =>
        shapes
          .filter((shape) => !shape.soft && meets(boxOf([shape]), titleBox))
          .map(({ part }) => `${id}: ${part}`),
      )
    expect(crossing).toEqual([])
  })

  test.each(['waterpaint', 'retroVintage', 'comicBook'] satisfies Style[])(
    'gives its title a calm ground that it is read on, in %s',
    async (style) => {
      const sheet = sampleSheet(1, style)
      const scene = await coverOf(theme, sheet)
      const pixels = 160
      const request = { sheet, scene, seed: `${theme}/cover/1`, pixels, kind: 'cover' } as const
      const { rgb } = drawRequest(request)
      const picture = await sharp(rgb, { raw: { width: pixels, height: pixels, channels: 3 } })
        .png()
        .toBuffer()
      const ink = inkLuminance[await inkOver(picture)]
      const contrasts = (await luminancesUnderTitle(picture)).map(
        (ground) => (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05),
      )
      // WCAG 2.2 asks 3 to 1 of large letters.
      expect(Math.min(...contrasts)).toBeGreaterThan(3)
    },
  )
})

/** Luminance by WCAG 2.2 of the inks of titles. */
const inkLuminance = { light: 0.94, dark: 0.03 } as const

/** Luminance of the parts of a picture under the title, each as wide as a stroke of a large letter. */
async function luminancesUnderTitle(picture: Uint8Array): Promise<number[]> {
  const { width } = await sharp(picture).metadata()
  const at = (units: number): number => Math.round((units / 1000) * width)
  const area = {
    left: at(titleBox.x0),
    top: at(titleBox.y0),
    width: at(titleBox.x1 - titleBox.x0),
    height: at(titleBox.y1 - titleBox.y0),
  }
  const under = await sharp(picture).extract(area).toBuffer()
  const parts = await sharp(under).resize(40, 11, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return Array.from({ length: parts.length / 3 }, (_, part) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => lightOf(parts[part * 3 + channel] ?? 0))
    return luminanceOf([red, green, blue])
  })
}
