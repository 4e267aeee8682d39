import type { PropName } from '#book/scene-plan.ts'
import type { DrawProp } from './prop-drawing.ts'
import { plasticBag } from './bags.ts'
import { bed, blanket, lamp, pillow } from './bedroom-things.ts'
import { bellTower } from './bell-tower.ts'
import { bicycle } from './bicycle.ts'
import { boat } from './boat.ts'
import { barn, house } from './buildings.ts'
import { campfire, tent } from './camp.ts'
import { cart } from './cart.ts'
import { clock } from './clock.ts'
import { lemon, lemonPeel, mango, mangoTree } from './fruit-of-warm-lands.ts'
import { broccoli, leek } from './greens.ts'
import { footprint, pond, puddle } from './ground-things.ts'
import { lift, sofa, umbrellaStand } from './hall-things.ts'
import { ball, book, drawing, fish, shell, sock } from './keepsakes.ts'
import { cookerWeight, cookerWithoutWeight, pressureCooker, skimmer, spoon } from './kitchen-things.ts'
import { lunchBox, openLunchBox, upturnedLunchBox } from './lunch-boxes.ts'
import { levelCrossing } from './level-crossing.ts'
import { lightning } from './lightning.ts'
import { bread, dough, dumpling, dumplings } from './loaves.ts'
import { box, suitcase, umbrella } from './luggage.ts'
import { motifProps } from './motif-props.ts'
import { nut, sprout } from './nut.ts'
import { openBox, openSuitcase } from './open-luggage.ts'
import { door, windowInWall } from './openings.ts'
import { pigeon, pigeonLoft } from './pigeons.ts'
import { leekInBox, plantedVan } from './planted-leeks.ts'
import { appleTree, bush, flowers, tree } from './plants.ts'
import { bench, chair, ladder, table } from './seats-and-tables.ts'
import { shadow } from './shadow.ts'
import { shoes } from './shoes.ts'
import { balloon, cloud, kite, moonInSky, star } from './sky-things.ts'
import { button, calendar, jarLid, paperSlip, screw } from './small-finds.ts'
import { fence, signpost, streetLamp } from './street-things.ts'
import { cake, cup, sandwich } from './table-things.ts'
import { teddy } from './teddy.ts'
import { bucket, chalk, hammer, lantern, pouringBucket, rope, stick, torch } from './tools.ts'
import { tractor } from './tractor.ts'
import { train } from './train.ts'
import { treetops } from './treetops.ts'
import { passengerTrain } from './passenger-train.ts'
import { tram } from './tram.ts'
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
  bellTower,
  bread,
  broccoli,
  button,
  calendar,
  clock,
  cookerWeight,
  cookerWithoutWeight,
  dough,
  dumpling,
  dumplings,
  jarLid,
  leek,
  leekInBox,
  lemon,
  lemonPeel,
  levelCrossing,
  lift,
  lightning,
  lunchBox,
  mango,
  mangoTree,
  openBox,
  openLunchBox,
  openSuitcase,
  paperSlip,
  passengerTrain,
  pigeon,
  pigeonLoft,
  plantedVan,
  plasticBag,
  pouringBucket,
  pressureCooker,
  puddle,
  screw,
  shoes,
  skimmer,
  sofa,
  spoon,
  tram,
  treetops,
  umbrellaStand,
  upturnedLunchBox,
  ...motifProps,
  // What a child loves most before anybody has said what.
  lovedThing: motifProps.heart,
}
