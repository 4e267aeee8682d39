import { drawCreature } from '../creatures/draw-creature.ts'
import type { DrawProp } from './prop-drawing.ts'

/** The stuffed bear of the house. */
export const teddy: DrawProp = (pen, { accent }) => {
  const sprite = drawCreature('bear', {
    pose: 'sit',
    feeling: 'happy',
    facing: 'front',
    toy: true,
    coat: accent('#c8935a'),
    seed: 'teddy',
    who: 'teddy',
  })
  pen.shapes.push(...sprite.shapes)
  return { anchors: { ...sprite.anchors, grip: [0, -14] } }
}
