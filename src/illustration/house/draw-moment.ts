import { clothesColour } from '#book/appearance.ts'
import { isNightPage } from '#book/night-page.ts'
import { pageColour } from '#book/page-colour.ts'
import { IllustratorError, type PictureRequest } from '../illustrator.ts'
import type { DrawnRequest } from './draw-request.ts'
import { layMoment, momentEdges, panelShare } from './lay-moment.ts'
import { rgbFrom } from './raster/rgb.ts'
import { momentsOf } from './staging/moment.ts'
import { spreadOf } from './staging/staged-picture.ts'
import { styleRenderers } from './styles/style-renderers.ts'

/** Of the line around a panel, by day and by night. */
const inks = { day: '#1d1a20', night: '#e9e2d0' } as const
/** Darker than any paper: laid on it so that the lighter of both is seen, it is the paper that shows. */
const nothing = '#000000'

/**
 * Draws somebody of a staged picture from nearby, in the shape that its style gives small pictures, on the colour of bare pages;
 * beside the night on black. Same request, same bytes. Throws an `IllustratorError` where nobody can be seen well from nearby.
 */
export function drawMoment({ sheet, scene, seed, pixels }: PictureRequest): DrawnRequest {
  const { stage: cue, cast } = scene
  const { style } = sheet
  const { panels } = momentEdges[style]
  const moments = cue ? momentsOf(spreadOf(cue, sheet, seed), cast[0]?.who, panels) : []
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
  return { ...laid, breaches: [], warnings: [], titleBend: 0 }
}
