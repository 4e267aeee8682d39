import { type PropName, props } from '#book/scene-plan.ts'
import { growth } from '../../props/prop-looks.ts'
import type { Sprite } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import { drawProp } from '../../props/draw-prop.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { card } from '../solids/card.ts'
import type { Model } from '../solids/solid.ts'
import { movedTo, sized } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'

const cardPrefix = 'card:'

type CardName = `card:${PropName}`

/** Every prop of today's code as a card that faces the lens, by `card:` and its name. */
export const propCards = Object.fromEntries(
  props.map((name): [CardName, Modeller] => [`${cardPrefix}${name}`, propCard(name)]),
) as Readonly<Record<CardName, Modeller>>

/** A prop as large as today's pictures place it; `state` tells its `colour`, what it `shows`, `open` and `lit`. */
function propCard(name: PropName): Modeller {
  return (request) => {
    const { state, seed } = request
    const text = (key: string): string | undefined => {
      const told = state[key]
      return typeof told === 'string' ? told : undefined
    }
    const [accent, shows] = [text('colour'), text('shows')]
    const sprite = drawProp(name, {
      seed,
      open: state['open'] === true,
      lit: state['lit'] === true,
      ...(accent && { accent }),
      ...(shows && { shows }),
    })
    return cardModel(request, sprite, growth(name))
  }
}

/** What a child loves, by any word for it (`state.shows`), `state.size` centimetres large: as a toy or the thing itself. */
export const loved: Modeller = (request) => {
  const { state, seed } = request
  const size = typeof state['size'] === 'number' ? state['size'] : 40
  const words = typeof state['shows'] === 'string' ? state['shows'] : ''
  return cardModel(request, drawMotif(words, { seed, style: 'colour', size }), 1)
}

function cardModel({ id, frame }: ModelRequest, sprite: Sprite, scale: number): Model {
  const own = sized(frame, scale)
  const anchors = Object.entries(sprite.anchors).map(
    ([name, [x, y]]) => [name, movedTo(own, [x / 100, -y / 100, 0])] as const,
  )
  return {
    id,
    kind: 'prop',
    frame,
    pieces: [{ name: 'card', solids: [card(own, sprite)] }],
    anchors: Object.fromEntries(anchors),
    height: (-sprite.box.y0 / 100) * lengthOf(own.up),
  }
}
