import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { lightness, mixColours } from '../../pen/colour.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { bell, mixNumbers } from '../geometry/points.ts'
import type { FaceParts } from '../head/face-parts.ts'
import type { HeadFrame } from '../head/head-frame.ts'
import { penFor } from '../pieces.ts'

/** What a hair form is drawn with; every form is one function of it. */
export interface HairBrush {
  head: HeadFrame
  colour: string
  ageYears: number
  male: boolean
  eyeHeight: number
  /** Pressed flat by a woolly hat. */
  underHat: boolean
  /** Direction of the back of the head along x: 0 from the front, negative when turned. */
  backward: number
  /** Hair that shows behind the head; `points` in head space. */
  behind: (part: PartName, points: readonly Point[], options?: { depth?: number; group?: string }) => void
  /** Hair in front of the head and the ears' tops. */
  front: (points: readonly Point[]) => void
  /** Hair that hangs over shoulders and ears. */
  over: (part: PartName, points: readonly Point[], options?: { depth?: number; group?: string }) => void
  /**
   * Hair close to the skull: over the crown from the near to the far side, closed by a hairline that is
   * given flat on the face from the far side to the near one.
   */
  cap: (hairline: readonly Point[], volume?: number, farEnd?: number) => void
  /** The same in another colour and thin as down. */
  down: (hairline: readonly Point[], colour: string) => void
  /** A few light lines that show how the hair lies. */
  strands: (lines: readonly (readonly Point[])[]) => void
  ribbon: (centre: Point, depth: number) => void
  /** A marking in the hair, such as its edge towards the face. */
  edge: (points: readonly Point[]) => void
}

/**
 * A brush in the colour of this head's hair, which sorts what it paints into pieces behind, on and before the
 * head.
 */
export function hairBrushFor({ rig, head, options }: FaceParts): HairBrush {
  const { pieces, outfit, hair, skeleton, fromBehind } = rig
  // From behind, all hair close to the head is one piece, so that no seam runs round its crown.
  const [close, closeDepth] = fromBehind ? ['hairBehind', depths.hairBehind] : ['hair', depths.hair]
  const dark = lightness(hair) < 0.3
  const highlight = mixColours(hair, dark ? '#8a6a60' : '#fff4dc', dark ? 0.35 : 0.4)
  const loose =
    (fallbackDepth: number): HairBrush['over'] =>
    (part, points, { depth = fallbackDepth, group = part } = {}) => {
      const joins = group === 'hair' || (fromBehind && group === 'hairBack')
      const pen = joins ? penFor(pieces, close, closeDepth) : penFor(pieces, group, depth)
      pen.fill(part, head.placeAll(points), hair, 'hair')
    }
  const front = (points: readonly Point[]): void =>
    penFor(pieces, close, closeDepth).fill('hair', head.placeAll(points), hair, 'hair')
  const frontLine = (part: PartName, points: readonly Point[], colour: string, width: number): void => {
    if (fromBehind) return
    penFor(pieces, 'hair', depths.hair).line(part, head.placeAll(smooth(points, false)), colour, width, {
      alpha: rig.plain ? 1 : 0.55,
    })
  }
  return {
    head,
    colour: hair,
    ageYears: options.ageYears,
    male: options.gender === 'male',
    eyeHeight: head.eyeHeight,
    underHat: outfit.woollyColour !== undefined,
    backward: -head.turn,
    behind: loose(depths.hairBack),
    front,
    over: loose(depths.hairOver),
    cap: (hairline, volume = 0.09, farEnd = 82) => front(capOutline(head, hairline, volume, farEnd)),
    down: (hairline, colour) =>
      penFor(pieces, 'hair', depths.hair).fill(
        'hair',
        head.placeAll(capOutline(head, hairline, 0.03, 64)),
        colour,
        'hair',
      ),
    strands: (lines) => {
      for (const line of lines)
        frontLine('strand', line, highlight, skeleton.headHeight * (rig.plain ? 0.018 : 0.014))
    },
    ribbon: (centre, depth) => {
      const bow = head.placeAll(ellipse(...centre, 0.09, 0.075, 0, 20))
      penFor(pieces, `ribbon${Math.round(centre[0] * 100)}`, depth).fill(
        'ribbon',
        bow,
        outfit.headscarfColour,
        'cloth',
      )
    },
    edge: (points) =>
      frontLine('hairline', points, mixColours(hair, '#1c1412', 0.4), skeleton.headHeight * 0.02),
  }
}

function capOutline(head: HeadFrame, hairline: readonly Point[], volume: number, farEnd: number): Point[] {
  const { turn, width } = head
  const crown = head.skullArc(
    -mixNumbers(82, 128, turn),
    farEnd,
    // Fuller on the side it is combed to: a cap as round as the skull would look like a helmet.
    (degrees) => volume * (1 - 0.55 * bell(Math.abs(degrees), 100, 30) + 0.5 * bell(degrees, -28, 34)),
    26,
  )
  const nape: Point[] =
    turn > 0.15
      ? [
          [mixNumbers(-width, -width * 0.58, turn), head.eyeHeight + 0.02],
          [mixNumbers(-width, -width * 0.7, turn), 0.42],
        ]
      : []
  return [...crown, ...smooth([...head.onFaceAll(hairline), ...nape], false, 6)]
}

/** Hairlines shared by several forms, far side to near side, for a head of this width. */
export const hairlines = {
  swept: (width: number): Point[] => [
    [width * 0.98, 0],
    [width * 0.88, -0.3],
    [width * 0.6, -0.54],
    [width * 0.3, -0.74],
    [width * 0.02, -0.54],
    [-width * 0.44, -0.42],
    [-width * 0.84, -0.2],
    [-width * 0.98, 0.04],
  ],
  parted: (width: number): Point[] => [
    [width * 0.98, 0.08],
    [width * 0.86, -0.2],
    [width * 0.5, -0.46],
    [0.06, -0.74],
    [-width * 0.5, -0.46],
    [-width * 0.86, -0.2],
    [-width * 0.98, 0.08],
  ],
}
