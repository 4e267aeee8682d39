import type { Camera } from '#book/scene-plan.ts'
import type { Box } from '../drawing.ts'
import type { Ground } from '../settings/stage.ts'
import type { Outlook } from './choose-outlook.ts'
import type { Piece, Silhouette } from './piece.ts'
import { isBroadAnimal, seenOfWide } from './placed.ts'

/** Page units of the margin that the trim and the safe area ask for: 10 mm of 210. */
export const safeMargin = 48

/** How the camera sees the scene. */
export interface Frame {
  camera: Camera
  horizon: number
  /** Page units from the left at which the weight of the cast belongs, unless something asks for another place. */
  middle: number
  /** Page units per centimetre where the front row stands. */
  scale: number
  /** Height of the front row's feet. */
  base: number
  /** How the setting is enlarged about its horizon. */
  zoom: number
  /** How what the scene brings itself is enlarged: out of doors only as the camera asks for. */
  propZoom: number
  /** At which side of the page the hero's back is, seen over the shoulder. */
  shoulder: 'left' | 'right'
  /** Page units that the setting is shifted to the right. */
  pan: number
  indoor: boolean
  firstStand: number
  quiet?: Box
  /** A giant stands behind: the cast keeps to the lower part. */
  giant: boolean
  /** The hero is on the water. */
  afloat: boolean
  /** People pull or push at a giant: they stand on the left and it on the right. */
  pulling: boolean
  pushing: boolean
  /** The front of the book: its upper third is the title's. */
  cover: boolean
  /** Shadows in the picture: played on a wall, or the hero's own on the ground. */
  shadow?: 'played' | 'fallen'
}

interface Lens {
  /** Height of a child of a metre and ten as a share of the page. */
  child: number
  tallest: number
  base: number
  zoom: number
}

const lenses: Readonly<Record<Camera, Lens>> = {
  close: { child: 0.8, tallest: 0.98, base: 1120, zoom: 1.3 },
  medium: { child: 0.55, tallest: 0.76, base: 905, zoom: 1.06 },
  wide: { child: 0.43, tallest: 0.62, base: 885, zoom: 0.92 },
  silhouette: { child: 0.43, tallest: 0.62, base: 885, zoom: 0.92 },
  above: { child: 0.36, tallest: 0.54, base: 870, zoom: 0.96 },
  overShoulder: { child: 0.44, tallest: 0.62, base: 880, zoom: 1 },
}

/** Height of the front row's feet: room at the foot is given up only for a close view. */
const closeCast = 3

/** Share of the page that somebody may take with what is held aloft: a balloon does not make its child small. */
const highestAloft = 0.82

/** Units per centimetre at most when a giant is in the picture: it must look big. */
const besideGiant: Readonly<Record<Camera, number>> = {
  close: 4.4,
  medium: 3.7,
  wide: 3,
  above: 3,
  silhouette: 3,
  overShoulder: 3.7,
}

/** Page units that one piece of the cast may be wide, and beside somebody in the foreground. */
const widestPiece = 740
const widestBeside = 500

/** Page units that the cast may take together to stand at a third of the page. */
const widestAside = 480

interface FrameRequest {
  camera: Camera
  quiet?: 'top' | 'bottom' | 'left' | 'right'
  ground: Ground
  cast: readonly { piece: Piece; silhouette: Silhouette }[]
  heroHeight: number
  giant: boolean
  /** The hero is on the water. */
  afloat: boolean
  pulling: boolean
  pushing: boolean
  cover: boolean
  outlook: Outlook
  /** Nobody need overlap much, as small as everybody gets. */
  roomy: boolean
  shadow?: Frame['shadow']
}

/** Chooses scale, horizon and front row so that everybody fits and no horizon cuts a neck. */
export function frameScene(request: FrameRequest): Frame {
  const { quiet, cast, outlook } = request
  const ground = groundFor(request)
  const camera = request.camera === 'close' && cast.length > closeCast ? 'medium' : request.camera
  const lens = lenses[camera]
  const heights = cast.map(({ silhouette }) => -silhouette.box.y0)
  // Many who lie do so behind each other as well as side by side.
  const layers = cast.length > 3 ? 0.88 : 1
  const broad = cast.filter(({ piece, silhouette: { box } }) => isBroadAnimal(piece, box)).length
  const widths = cast.map(({ piece, silhouette: { box } }) => {
    const wide = box.x1 - box.x0
    // In a close view one broad animal is seen in part; of one or two, others may stand before the flank.
    if (isBroadAnimal(piece, box) && cast.length > 1 && broad < 3)
      return wide * (camera === 'close' && broad === 1 ? seenOfWide : 0.9)
    return wide > 1.5 * (box.y1 - box.y0) ? wide * layers : wide
  })
  const child = (lens.child * outlook.size * 1000) / 110
  // At one side of a giant there is half a page.
  const roomy = request.roomy || (request.giant && (request.pushing || request.pulling))
  const grown = (request.heroHeight / 110) ** (request.heroHeight > 110 ? -0.55 : -0.5)
  const room = (quiet === 'left' || quiet === 'right' ? 640 : 870) * rowsOf(cast.length, roomy)
  // Grown-ups stand neither before what the moon throws on the houses nor before the title.
  const lit = request.shadow === 'played' && !ground.indoor
  const tallest = Math.min(lens.tallest, request.cover ? 0.56 : lit ? 0.5 : 1)
  const aloft = quiet === 'top' || request.cover || lit ? tallest : Math.max(tallest, highestAloft)
  const lowered = quiet === 'top' && !request.cover ? 0.88 : 1
  const wide = widths.reduce((sum, width) => sum + width, 0)
  const limits = [
    child * grown,
    (tallest * 1000 * lowered) / Math.max(40, ...cast.map(({ silhouette }) => statureOf(silhouette))),
    (aloft * 1000 * lowered) / Math.max(40, ...heights),
    room / Math.max(60, wide),
    (camera === 'overShoulder' ? widestBeside : widestPiece) / Math.max(60, ...widths),
    request.giant && !request.cover
      ? besideGiant[request.camera] * (request.pushing ? 0.8 : roomy ? 0.86 : 1) * grown
      : Infinity,
  ]
  const scale = Math.min(...limits)
  const afloat = request.afloat ? ground.horizon.best + (1000 - ground.horizon.best) * 0.7 : lens.base
  const stands = scale * Math.max(40, ...cast.map(({ silhouette }) => statureOf(silhouette)))
  const reaches = scale * Math.max(40, ...heights)
  const base = Math.min(
    Math.max(baseFor(camera, stands, request), Math.min(lens.base, reaches + safeMargin + backRow)),
    afloat,
    quiet === 'bottom' || request.shadow === 'fallen' ? 800 : 1200,
  )
  const horizon = chooseHorizon(ground, scale, base, cast)
  return {
    camera,
    horizon,
    middle: wide * scale < widestAside ? outlook.middle : 500,
    scale,
    base,
    zoom: lens.zoom * outlook.zoom,
    propZoom: lens.zoom * (ground.indoor ? outlook.zoom : 1),
    shoulder: outlook.shoulder,
    pan: outlook.pan,
    indoor: ground.indoor,
    firstStand: ground.firstStand,
    giant: request.giant,
    afloat: request.afloat,
    pulling: request.pulling && request.giant,
    pushing: request.pushing && request.giant,
    cover: request.cover,
    ...(request.shadow && { shadow: request.shadow }),
    ...(quiet && { quiet: quietBox(quiet) }),
  }
}

/** Widths of the page that the cast may take together, standing side by side and behind each other. */
function rowsOf(count: number, roomy: boolean): number {
  if (count <= 2) return roomy ? 0.9 : 1
  if (count <= 3) return roomy ? 1.05 : 1.3
  if (count <= 5) return roomy ? 1.5 : 1.75
  return roomy ? 1.9 : 2.1
}

/** Page units of ground at most before a cast. */
const mostForeground = 200

/** Page units that whoever holds something aloft may stand behind the front row. */
const backRow = 40

/** Page units over the heads of those who are cut by the page's foot, and how tall they are at least. */
const closeHeadroom = 190
const leastCut = 740

/**
 * Height of the front row's feet. A low cast stands higher on the page, so that the room that it leaves is not all above
 * it, unless there is a title or somebody as big as a hill. In a close view who is tall is cut by the page's foot.
 */
function baseFor(camera: Camera, stands: number, { cover, giant, outlook }: FrameRequest): number {
  const most = lenses[camera].base
  if (camera === 'close' && stands > leastCut) return Math.min(most, stands + closeHeadroom)
  const free = (1000 - stands) * (0.29 - 0.06 * outlook.horizon)
  return Math.max(1000 - mostForeground, Math.min(most, 900, cover || giant ? most : 1000 - free))
}

/** Centimetres to the crown of the tallest head, whatever is held above it; to the top of what has no face. */
function statureOf({ box, faces }: Silhouette): number {
  if (faces.length === 0) return -box.y0
  return Math.max(...faces.map(({ centre, radius }) => radius * 1.6 - centre[1]))
}

/** From a height one sees more ground, and the horizon lies high on the page. */
function groundFor({ camera, cover, ground, outlook }: FrameRequest): Ground {
  if (cover) return lowered(ground)
  if (camera !== 'above') return outlookOver(ground, outlook)
  const raise = (y: number): number => y * (ground.indoor ? 0.72 : 0.5)
  const { least, best, most } = ground.horizon
  return { ...ground, horizon: { least: raise(least), best: raise(best), most: raise(most) } }
}

function outlookOver(ground: Ground, outlook: Outlook): Ground {
  const { least, best, most } = ground.horizon
  const reach = outlook.horizon < 0 ? best - least : most - best
  return { ...ground, horizon: { least, best: best + reach * outlook.horizon, most } }
}

/** On a cover the ground lies as low as it may, so that there is sky for the title. */
function lowered(ground: Ground): Ground {
  return { ...ground, horizon: { ...ground.horizon, best: ground.horizon.most } }
}

/** The part of the page to keep calm. */
export function quietBox(quiet: 'top' | 'bottom' | 'left' | 'right'): Box {
  const boxes = {
    top: { x0: 0, y0: 0, x1: 1000, y1: 300 },
    bottom: { x0: 0, y0: 780, x1: 1000, y1: 1000 },
    left: { x0: 0, y0: 0, x1: 330, y1: 640 },
    right: { x0: 670, y0: 0, x1: 1000, y1: 640 },
  } as const
  return boxes[quiet]
}

function chooseHorizon(ground: Ground, scale: number, base: number, cast: FrameRequest['cast']): number {
  const necks = cast.flatMap(({ silhouette }) =>
    silhouette.faces.map((face) => ({
      chin: base - 20 + (face.centre[1] + face.radius) * scale,
      crown: base - 20 + (face.centre[1] - face.radius * 1.3) * scale,
    })),
  )
  let best = { y: ground.horizon.best, cost: Infinity }
  for (let y = ground.horizon.least; y <= ground.horizon.most; y += 10) {
    let cost = Math.abs(y - ground.horizon.best) / 90
    for (const { chin, crown } of necks) {
      cost += Math.max(0, 1 - Math.abs(y - chin) / 34) + 0.5 * Math.max(0, 1 - Math.abs(y - crown) / 22)
    }
    if (cost < best.cost) best = { y, cost }
  }
  return best.y
}
