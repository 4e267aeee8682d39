import type { PropName } from '#book/scene-plan.ts'
import type { DrawProp } from './prop-drawing.ts'
import { bed, blanket, lamp, pillow } from './bedroom-things.ts'
import { bicycle } from './bicycle.ts'
import { boat } from './boat.ts'
import { barn, house } from './buildings.ts'
import { campfire, tent } from './camp.ts'
import { cart } from './cart.ts'
import { footprint, pond } from './ground-things.ts'
import { ball, book, drawing, fish, shell, sock } from './keepsakes.ts'
import { box, suitcase, umbrella } from './luggage.ts'
import { motifProps } from './motif-props.ts'
import { nut, sprout } from './nut.ts'
import { door, windowInWall } from './openings.ts'
import { appleTree, bush, flowers, tree } from './plants.ts'
import { bench, chair, ladder, table } from './seats-and-tables.ts'
import { shadow } from './shadow.ts'
import { balloon, cloud, kite, moonInSky, star } from './sky-things.ts'
import { fence, signpost, streetLamp } from './street-things.ts'
import { cake, cup, sandwich } from './table-things.ts'
import { teddy } from './teddy.ts'
import { bucket, chalk, hammer, lantern, rope, stick, torch } from './tools.ts'
import { tractor } from './tractor.ts'
import { train } from './train.ts'
import { washingLine } from './washing-line.ts'

export const propKinds: Record<PropName, DrawProp> = {
  cart,
  chalk,
  hammer,
  rope,
  stick,
  bucket,
  fish,
  sock,
  washingLine,
  lantern,
  torch,
  bed,
  blanket,
  pillow,
  book,
  teddy,
  lamp,
  window: windowInWall,
  chair,
  table,
  cup,
  sandwich,
  kite,
  balloon,
  ball,
  boat,
  ladder,
  tree,
  appleTree,
  bush,
  flowers,
  fence,
  house,
  barn,
  bench,
  streetLamp,
  pond,
  footprint,
  signpost,
  tent,
  campfire,
  box,
  suitcase,
  umbrella,
  star,
  moonInSky,
  cloud,
  drawing,
  door,
  shell,
  nut,
  sprout,
  bicycle,
  tractor,
  train,
  cake,
  shadow,
  ...motifProps,
  // What a child loves most before anybody has said what.
  lovedThing: motifProps.heart,
}
