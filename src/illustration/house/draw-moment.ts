import { clothesColour } from '#book/appearance.ts'
import { isNightPage } from '#book/night-page.ts'
import { pageColour } from '#book/page-colour.ts'
import { type Panel, panelStyles } from '#book/panel.ts'
import { type CharacterSheet, IllustratorError, type PictureRequest } from '../illustrator.ts'
import type { DrawnRequest } from './draw-request.ts'
import { layMoment, panelShare, panelView } from './lay-moment.ts'
import { rgbFrom } from './raster/rgb.ts'
import { momentsOf } from './staging/moment.ts'
import { depthOf, project, scaleAt } from './staging/space/lens.ts'
import type { StagedSpread } from './staging/stage-spread.ts'
import { spreadOf } from './staging/staged-picture.ts'
import { survey } from './staging/survey.ts'
import { styleRenderers } from './styles/style-renderers.ts'

/** Of the line around a panel, by day and by night. */
const inks = { day: '#1d1a20', night: '#e9e2d0' } as const
/** Darker than any paper: laid on it so that the lighter of both is seen, it is the paper that shows. */
const nothing = '#000000'

/**
 * Draws somebody of a staged picture from nearby, in the shape that its style gives small pictures, on the colour of bare pages;
 * beside the night on black. Same request, same bytes. Throws an `IllustratorError` where nobody can be seen well from nearby.
 */
export function drawMoment({ sheet, scene, seed, pixels, views }: PictureRequest): DrawnRequest {
  const { stage: cue, cast } = scene
  const { style } = sheet
  const wanted = panelStyles.has(style) ? 2 : 1
  const asked = cast.map(({ who }) => who)
  const moments = cue
    ? momentsOf(spreadOf(cue, sheet, seed), {
        views,
        first: asked.at(-1),
        speaking: asked.slice(0, -1),
        most: wanted,
      })
    : []
  if (moments.length === 0)
    throw new IllustratorError('nobody of this picture is seen well from nearby', false)
  const edge = moments.length > 1 ? Math.round(pixels * panelShare) : pixels
  const ownColour = clothesColour[sheet.hero.appearance.clothesColour]
  const squares = moments.map(({ drawing }, index) => ({
    // A style may keep its buffer for the next picture.
    rgb: styleRenderers[style]
      .render({ ...drawing, ownColour }, { pixels: edge, seed: `${seed}/${index}`, bleed: true })
      .slice(),
    edge,
  }))
  const time = isNightPage(scene) ? 'night' : 'day'
  const paper = rgbFrom(time === 'night' ? nothing : pageColour)
  const laid = layMoment(squares, { style, edge: pixels, seed, paper, ink: rgbFrom(inks[time]) })
  const panels =
    moments.length > 1 ? moments.map((moment, index) => panelOf(moment, index, { style, scene })) : undefined
  return { ...laid, breaches: [], warnings: [], titleBend: 0, panels }
}

/** Who is in a panel and where, so that somebody can speak there without a balloon over any face. */
function panelOf(
  { stage, drawing }: StagedSpread,
  index: number,
  { style, scene }: Pick<CharacterSheet, 'style'> & Pick<PictureRequest, 'scene'>,
): Panel {
  const { lens, models, plan } = stage
  const { across, scale, at } = panelView(index, style)
  const who = String(plan.camera.aim)
  const heads = [...models].flatMap(([name, { head }]) => {
    if (!head || depthOf(lens, head.centre) <= 0) return []
    const [x, y] = at(...project(lens, head.centre))
    const radius = head.radius * scaleAt(lens, depthOf(lens, head.centre)) * scale
    const isInside = x + radius > across[0] && x - radius < across[1]
    return isInside ? [{ name, x: Math.round(x), y: Math.round(y), radius: Math.round(radius) }] : []
  })
  const sights = survey(drawing, lens.sheet)
  const tops = heads.map(({ name, y, radius }) => {
    const box = sights.get(name)?.box
    return Math.min(y - radius, box ? at(box.x0, box.y0)[1] : Infinity)
  })
  const { name: _name, ...head } = heads.find(({ name }) => name === who) ?? {
    name: who,
    x: 0,
    y: 0,
    radius: 0,
  }
  const called = head.radius > 0 ? (scene.called?.[who] ?? null) : null
  return { called, head, clear: Math.max(0, Math.round(Math.min(...tops))), across }
}
