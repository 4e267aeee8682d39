import type { PartName } from '../../part-name.ts'
import type { Drawing, Shape } from '../../drawing.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { areaOf } from '../press/scale-points.ts'

/** The colour that speaks loudest of the child's clothes; undefined where no child is. */
export function ownColourOf(drawing: Drawing): string | undefined {
  const areas = new Map<string, number>()
  for (const thing of drawing.things) {
    if (thing.kind !== 'person' || !thing.id.includes('hero')) continue
    for (const shape of thing.shapes) {
      if (isCloth(shape))
        areas.set(
          shape.colour,
          (areas.get(shape.colour) ?? 0) + areaOf(shape.points) * vividness(shape.colour),
        )
    }
  }
  let most = 0
  let found: string | undefined
  for (const [colour, area] of areas) {
    if (area <= most) continue
    most = area
    found = colour
  }
  return found
}

/** What is worn above the waist; trousers and shoes are chosen to go with it. */
function isCloth(shape: Shape): boolean {
  return shape.material === 'cloth' && shape.closed && !shape.marking && !lower.has(shape.part)
}

const lower: ReadonlySet<PartName> = new Set([
  'foot',
  'footA',
  'footB',
  'footboard',
  'footrest',
  'leg',
  'legA',
  'legB',
  'seat',
  'sock',
  'sockA',
  'sockB',
  'socket',
  'trouser',
  'trousers',
])

/** Squared, so that the child's bright colour outweighs quiet trousers. */
function vividness(hex: string): number {
  const colour = rgbFrom(hex)
  const chroma = (Math.max(...colour) - Math.min(...colour)) / 255
  return chroma * chroma
}
