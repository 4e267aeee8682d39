import { pageColour } from '#book/page-colour.ts'
import type { Panel } from '#book/panel.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { clothesColour } from '#book/appearance.ts'
import type { PictureRequest } from '../illustrator.ts'
import { checkComposition } from './composition/check-composition.ts'
import { composeEndpaper } from './composition/compose-endpaper.ts'
import { type Composition, composeScene } from './composition/compose-scene.ts'
import { composeSpot, composeVignette } from './composition/compose-vignette.ts'
import { besideWords } from './beside-words.ts'
import type { Drawing, RenderOptions, Sheet } from './drawing.ts'
import { drawMoment } from './draw-moment.ts'
import { layOnPage } from './lay-on-page.ts'
import { mendScenePlan } from './mend-scene-plan.ts'
import { bothPages, onePage, pageSizeOf } from './raster/page-size.ts'
import { rgbFrom } from './raster/rgb.ts'
import { portraitOf } from './staging/portrait.ts'
import { stagedPicture } from './staging/staged-picture.ts'
import { styleRenderers } from './styles/style-renderers.ts'
import { layTitle, layWords } from './words-on-picture.ts'

const tries = 14
/** Compositions from where the scene plan wants the camera; then come some from one step back, and the rest from afar. */
const triesFromNear = 4
const triesFromFarther = 2

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
    { pixels, sheet: extent, seed, bleed, loose: looseOn(request, drawing) },
  )
  const size = pageSizeOf({ pixels, sheet: extent })
  if (onPage) layOnPage(rgb, drawing, size, rgbFrom(pageColour))
  if (kind === 'cover') layTitle(rgb, size)
  const words = kind === 'spread' ? scene.double?.words : undefined
  if (!words) return { rgb, ...size, breaches, warnings, titleBend }
  const both = isDouble ? { rgb, ...size } : besideWords(rgb, size, words)
  if (scene.double?.silent !== undefined) return { ...both, breaches, warnings, titleBend }
  const reading = layWords(both.rgb, pageSizeOf({ pixels, sheet: bothPages }), words)
  const told = reading.isReadable ? [] : [`the words are not read well: ${JSON.stringify(reading)}`]
  return { ...both, breaches: [...breaches, ...told], warnings, titleBend }
}

/** Light words need what is painted behind them, and a title all of the sky. */
function looseOn({ kind, scene }: PictureRequest, { staged }: Drawing): RenderOptions['loose'] {
  const words = scene.double?.words
  if (kind !== 'spread' || !staged || words?.ink === 'light') return undefined
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
  const { staged, ...told } = stagedPicture(request)
  if (staged) return { drawing: staged.drawing, extent: staged.size, titleBend: staged.titleBend, ...told }
  const { composition, breaches } = composeBest({ sheet, scene, seed, cover: kind === 'cover' })
  return { drawing: composition.drawing, extent, breaches, warnings: [...told.warnings, ...warnings] }
}

/**
 * Asks for another composition while the checker finds breaches, the later ones from farther away, where more cast
 * fits; keeps the best.
 */
export function composeBest(request: Parameters<typeof composeScene>[0]): {
  composition: Composition
  breaches: string[]
} {
  let best: { composition: Composition; breaches: string[] } | undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    const composition = composeScene({
      ...request,
      scene: seenAt(attempt, request.scene),
      seed: attempt === 0 ? request.seed : `${request.seed}/${attempt}`,
      straightOn: request.cover === true || attempt >= triesFromNear,
      roomy: attempt >= triesFromNear,
    })
    const breaches = checkComposition(composition)
    if (best === undefined || breaches.length < best.breaches.length) best = { composition, breaches }
    if (breaches.length === 0) break
  }
  return best as { composition: Composition; breaches: string[] }
}

function seenAt(attempt: number, scene: ScenePlan): ScenePlan {
  if (attempt < triesFromNear) return scene
  const fromAfar = scene.camera !== 'close' || attempt >= triesFromNear + triesFromFarther
  return { ...scene, camera: fromAfar ? 'wide' : 'medium' }
}
