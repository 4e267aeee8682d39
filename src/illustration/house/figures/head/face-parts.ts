import type { Rig } from '../rig.ts'
import type { FigureOptions } from '../figure-options.ts'
import type { Pen } from '../pieces.ts'
import type { HeadFrame } from './head-frame.ts'
import type { Point } from '../../drawing.ts'

/** What the parts of a head are drawn from. */
export interface FaceParts {
  rig: Rig
  head: HeadFrame
  options: FigureOptions
  /** Skin so dark that features need glints and deeper blush to read. */
  darkSkin: boolean
  /** Direction of the eyes in head space. */
  look: Point
  /** Side of the eye that is shut because a hand rubs it. */
  rubbed: 1 | -1 | undefined
  /** Lines of nose and wrinkles. */
  noseColour: string
  /** Centre and half height of the near ear. */
  ear: Point
  /** Centre of the far ear while it is seen. */
  farEar: Point | undefined
  /** The side of the head's space on which the own left is. */
  ownLeft: 1 | -1
  /** Markings of the face. */
  pen: Pen
}
