import { isNightPage } from '#book/night-page.ts'
import { pageColour } from '#book/page-colour.ts'
import type { Panel } from '#book/panel.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { clothesColour } from '#book/appearance.ts'
import type { PictureRequest } from '../illustrator.ts'
import { besideWords } from './beside-words.ts'
import type { Drawing, RenderOptions, Sheet } from './drawing.ts'
import { drawMoment } from './draw-moment.ts'
import { layOnPage } from './lay-on-page.ts'
import { mendScenePlan } from './mend-scene-plan.ts'
import { composeEndpaper } from './ornaments/compose-endpaper.ts'
import { composeSpot, composeVignette } from './ornaments/compose-vignette.ts'
import { bothPages, onePage, pageSizeOf } from './raster/page-size.ts'
import { rgbFrom } from './raster/rgb.ts'
import { portraitOf } from './staging/portrait.ts'
import { stagedScene } from './staging/scenes/stage-scene.ts'
import type { StagedSpread } from './staging/stage-spread.ts'
import { breachesOf, stagedPicture } from './staging/staged-picture.ts'
import { styleRenderers } from './styles/style-renderers.ts'
import { tintEdge } from './tint-edge.ts'
import { layTitle, layWords } from './words-on-picture.ts'

export interface DrawnRequest {
  /** Three bytes a pixel, row by row. */
  rgb: Uint8Array
  /** In pixels. */
  width: number
  height: number
  breaches: string[]
  warnings: string[]
  titleBend: number
  panels?: readonly Panel[] | undefined
}

/** Draws one picture in this thread. Same request, same bytes. */
export function drawRequest(request: PictureRequest): DrawnRequest {
  const { sheet, scene, seed, pixels, kind } = request
  if (kind === 'moment') return drawMoment(request)
  const { drawing, extent, breaches, warnings, titleBend = 0 } = drawingFor(request)
  // Unpainted paper around one small thing.
  const onPage = kind === 'vignette' || kind === 'spot'
  const isDouble = extent.width > onePage.width
  const bleed = kind === 'cover' || kind === 'endpaper' || onPage || isDouble
  const ownColour = clothesColour[sheet.hero.appearance.clothesColour]
  const rgb = styleRenderers[sheet.style].render(
    { ...drawing, ownColour },
    { pixels, sheet: extent, seed, bleed, loose: looseOn(request) },
  )
  const size = pageSizeOf({ pixels, sheet: extent })
  if (onPage) layOnPage(rgb, drawing, size, rgbFrom(pageColour))
  if (kind === 'cover') layTitle(rgb, size)
  if (kind === 'spread' && !scene.double) tintEdge(rgb, size, isNightPage(scene))
  const words = kind === 'spread' ? scene.double?.words : undefined
  if (!words) return { rgb, ...size, breaches, warnings, titleBend }
  const both = isDouble ? { rgb, ...size } : besideWords(rgb, size, words)
  if (scene.double?.silent !== undefined) return { ...both, breaches, warnings, titleBend }
  const reading = layWords(both.rgb, pageSizeOf({ pixels, sheet: bothPages }), words)
  const told = reading.isReadable ? [] : [`the words are not read well: ${JSON.stringify(reading)}`]
  return { ...both, breaches: [...breaches, ...told], warnings, titleBend }
}

/** Light words need what is painted behind them, and a title all of the sky. */
function looseOn({ kind, scene }: PictureRequest): RenderOptions['loose'] {
  const words = scene.double?.words
  if (kind !== 'spread' || words?.ink === 'light') return undefined
  if (!words) return {}
  const [x0, y0, x1, y1] = words.box
  return { words: { x0, y0, x1, y1 } }
}

interface DrawnAs {
  drawing: Drawing
  /** In page units. */
  extent: Sheet
  breaches: string[]
  warnings: string[]
  titleBend?: number | undefined
}

function drawingFor(request: PictureRequest): DrawnAs {
  const { sheet, seed, kind } = request
  const extent = onePage
  const { scene, warnings } = mendScenePlan(request.scene)
  if (kind === 'vignette')
    return { drawing: composeVignette(sheet, scene, seed), extent, breaches: [], warnings }
  if (kind === 'spot') return { drawing: composeSpot(sheet, scene, seed), extent, breaches: [], warnings }
  if (kind === 'endpaper')
    return { drawing: composeEndpaper(sheet, scene, seed), extent, breaches: [], warnings }
  if (kind === 'portrait')
    return { drawing: portraitOf(sheet, scene, seed).drawing, extent, breaches: [], warnings }
  const { staged, breaches, warnings: told } = stagedAnyhow({ ...request, scene })
  const { drawing, size, titleBend } = staged
  return { drawing, extent: size, titleBend, breaches, warnings: [...told, ...warnings] }
}

/** A picture as its story stages it, or else from what is told of the scene; nothing in a scene stops a book. */
function stagedAnyhow(request: PictureRequest): {
  staged: StagedSpread
  breaches: string[]
  warnings: string[]
} {
  const { staged, breaches, warnings } = stagedPicture(request)
  if (staged) return { staged, breaches, warnings }
  try {
    const scene = stagedScene(request)
    return { staged: scene, breaches: breachesOf(scene), warnings }
  } catch (error) {
    const scene = stagedScene({ ...request, scene: plainly(request.scene) })
    return {
      staged: scene,
      breaches: breachesOf(scene),
      warnings: [...warnings, `the scene was staged without what belongs to whom: ${messageOf(error)}`],
    }
  }
}

/** Everybody and everything by itself: what can be told of any scene. */
function plainly(scene: ScenePlan): ScenePlan {
  return {
    ...scene,
    cast: scene.cast.map(({ who, pose, feeling }) => ({ who, pose, feeling })),
    props: scene.props.map(({ near: _near, held: _held, ...prop }) => prop),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
