import type { PropName } from '#book/scene-plan.ts'
import type { Box } from '../drawing.ts'
import { type Frame, safeMargin } from './camera-frame.ts'
import { hangsInSky, moonFoot } from './moon-foot.ts'
import type { Piece } from './piece.ts'
import { groundY, type Measured } from './placed.ts'
import { propStands } from './prop-planes.ts'

/** Page units: in a close view only a foot and a flank of it are seen. */
function giantWidth({ camera, pulling }: Frame): number {
  if (pulling && camera !== 'wide') return 1350
  return camera === 'wide' ? 700 : 780
}

/** The moon hangs where it likes; what stands on the ground keeps its top on the page unless it is seen from close by. */
function giantHeight(frame: Frame, moon: boolean): number {
  const tall = Math.max(frame.horizon + 150, giantWidth(frame) * 0.72)
  if (moon || frame.pulling) return tall
  return Math.min(tall, groundY(frame, frame.firstStand * 0.8) - 60)
}

/** Height of a giant on a cover, in page units: what the title and the ground leave. */
const coverGiant = 400

/** Room for a drawing under the eaves of a barn, in page units of a medium camera. */
const wallHeight = 225

/**
 * How large a piece is at most, or always, from the width and height of its silhouette (`box`, centimetres) and what its plane
 * and place allow.
 * @param most page units, where its place in the setting has its own
 */
export function scaleLimits(
  piece: Piece,
  box: Box,
  frame: Frame,
  most = piece.mostUnits,
): Pick<Measured, 'fixedScale' | 'mostScale'> {
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0]
  const name = piece.id.replace(/\d+$/, '') as PropName
  if (piece.slot === 'wall' && piece.mostUnits !== undefined && name === 'drawing') {
    return {
      fixedScale: Math.min((piece.mostUnits * frame.propZoom) / wide, (wallHeight * frame.propZoom) / tall),
    }
  }
  const onGround = name === 'drawing' && piece.plane === 'flat'
  const thrown = piece.plane === 'wall' || onGround || (name === 'shadow' && piece.plane === 'sky')
  const fixed = propStands[name]?.fixed ?? (thrown ? piece.mostUnits : undefined)
  if (fixed !== undefined && (thrown || piece.plane === 'sky'))
    return { fixedScale: (fixed * frame.propZoom) / Math.max(wide, tall) }
  if (piece.plane === 'giant') {
    const alone = !piece.members.includes('hero')
    const moon = piece.id === 'moon'
    if (moon && frame.indoor) return { fixedScale: (250 * frame.propZoom) / tall }
    if (frame.cover) return { fixedScale: coverGiant / tall }
    if (hangsInSky(piece, frame) && !alone)
      return { fixedScale: Math.min(860 / wide, (moonFoot(frame) - safeMargin) / tall) }
    const least = moon && alone ? 0.72 : 1
    return {
      fixedScale:
        least *
        Math.min((alone ? giantWidth(frame) : 860) / wide, (alone ? giantHeight(frame, moon) : 820) / tall),
    }
  }
  if (most === undefined) return {}
  return { mostScale: (most * Math.max(0.7, frame.propZoom)) / Math.max(wide, tall) }
}
