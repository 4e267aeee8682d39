import type { CreatureName } from '#book/scene-plan.ts'
import type { Modeller } from '../model-request.ts'
import { birdModel } from './animals/birds.ts'
import { birds } from './animals/bird-table.ts'
import { homeAnimals } from './animals/home-animals.ts'
import { giraffe, wildAnimals } from './animals/wild-animals.ts'
import { butterfly } from './animals/butterfly.ts'
import { moon } from './animals/moon.ts'
import { octopus } from './animals/octopus.ts'
import { orToy } from './animals/or-toy.ts'
import { owl } from './animals/owl.ts'
import { quadruped } from './animals/quadruped.ts'
import type { Build } from './animals/build-of.ts'
import { toyOf } from './animals/toy.ts'
import { snail } from './animals/snail.ts'
import { fish, whale } from './animals/whale-and-fish.ts'
import { peeledApple } from './apple.ts'
import { baker } from './baker.ts'
import { bakersHat, basket } from './bakery.ts'
import { person } from '../people/person.ts'
import { reflection } from '../people/reflection.ts'
import { wheelchair } from '../people/standing-wheelchair.ts'
import { fallenLeaf, leafCarpet, leafHeap, leafSwarm, sprout } from './autumn.ts'
import { barnGone } from './barn-gone.ts'
import { barn, house } from './buildings.ts'
import { loved, propCards } from './cards.ts'
import { cart } from './cart.ts'
import { shadowOf } from './cast-shadow.ts'
import { eatenHedge } from './eaten-hedge.ts'
import { fallenBridge } from './fallen-bridge.ts'
import { fence } from './fence.ts'
import { bubbles, dottedHat, letterBox, tent, wateringCan } from './aunt-things.ts'
import { barredDoor, key } from './barred-door.ts'
import { bath } from './bath.ts'
import { bed } from './bed.ts'
import { bedroom } from './bedroom.ts'
import { bicycle } from './bicycle.ts'
import { boat } from './boat.ts'
import { spoken, thought } from './balloons.ts'
import { letterBoard, shard } from './blame.ts'
import { bookPile } from './book-pile.ts'
import { bookcase } from './bookcase.ts'
import { alarmClock, drop, jar, mug, pen, shoe } from './breakfast-things.ts'
import { bubble } from './bubble.ts'
import { burrow } from './burrow.ts'
import { castle } from './castle.ts'
import { cake, forkful } from './cake.ts'
import { captain } from './captain.ts'
import { cave } from './cave.ts'
import { cot } from './cot.ts'
import { halfBiscuit, looseScrew, peppermint } from './floor-finds.ts'
import { clothesPeg, pegRow } from './clothes-peg.ts'
import { doorbell } from './doorbell.ts'
import { doorway } from './doorway.ts'
import { bench, chair, table } from './furniture.ts'
import { footprint, ripples, steps, tracks } from './ground-marks.ts'
import { egg, flour, milk } from './groceries.ts'
import { hill } from './hill.ts'
import { hingedLeaf } from './hinged-leaf.ts'
import { pants, trousers, windowBox } from './linen.ts'
import { islandMap } from './island-map.ts'
import { islet } from './islet.ts'
import { infant } from './infant.ts'
import { doormat, lollipop, lollipopLady, longPlank, townBus } from './crossing-things.ts'
import { counter } from './kitchen-counter.ts'
import { flowerpot, stall } from './market-stall.ts'
import { kite } from './kite.ts'
import { knock } from './knock.ts'
import { hookBoard, petBowl, wallShelf } from './left-things.ts'
import { acrobat, caretaker, liftKing, mrsMould, plasterLeg } from './lift-people.ts'
import {
  bigDrum,
  cloak,
  cornSack,
  eyesInDark,
  gnat,
  hangingHook,
  liftBeam,
  liftCage,
  liftDoors,
  liftShaft,
  liftWheel,
  lolly,
  rolledCarpet,
  whaleEye,
} from './lift-things.ts'
import { lightPatch } from './light-patch.ts'
import { breadSlice, butter, jam, loaf, potato, sausageEnd } from './lunch.ts'
import { lashing, mast } from './mast.ts'
import { mountain } from './mountain.ts'
import { mourningCard } from './mourning-card.ts'
import { armchair, carton, sticker, stickerSheet } from './moving-things.ts'
import { nut } from './nut.ts'
import { oak } from './oak.ts'
import { batter, pancake, pancakes, syrup, tongue } from './pancakes.ts'
import { drawing } from './paper.ts'
import { broom, ladder, painter, paintPrint, pebble } from './ladder-things.ts'
import { parasol } from './parasol.ts'
import { passingCloud } from './passing-cloud.ts'
import { pillow } from './pillow.ts'
import { pram } from './pram.ts'
import { slips } from './slips.ts'
import { plankBench, plankFence, plankPile, stump } from './planks.ts'
import { bush, flowers, leaves } from './plants.ts'
import { pointOfRock } from './point-of-rock.ts'
import { postBag, postwoman } from './postwoman.ts'
import { pine, tree } from './trees.ts'
import { beam, dark, suitcase, torch } from './night-things.ts'
import { bucket, chalk, hammer, lantern, pencil, sandwich, snow, sock, tuft } from './small-things.ts'
import { removalVan } from './removal-van.ts'
import { room } from './room.ts'
import { roomSeen } from './room-seen.ts'
import { foldedJumper, rubberBoots } from './returned-things.ts'
import { rooftop } from './rooftop.ts'
import { rope } from './rope.ts'
import { sandDrawing } from './sand-drawing.ts'
import { sled } from './sled.ts'
import { slide } from './slide.ts'
import { smoke } from './smoke.ts'
import { splitBox } from './split-box.ts'
import { stairHall } from './stair-hall.ts'
import { staircase } from './staircase.ts'
import { standingSea } from './standing-sea.ts'
import { stick } from './stick.ts'
import { tide } from './tide.ts'
import { toadstool } from './toadstool.ts'
import { treeHouse } from './tree-house.ts'
import { tractor } from './tractor.ts'
import { balloon, playBall } from './toys.ts'
import { wallpaper } from './wallpaper.ts'
import { washingLine } from './washing-line.ts'
import { splash, spray, wave } from './water.ts'
import { wheelbarrow } from './wheelbarrow.ts'
import { windowWall } from './window-wall.ts'

const animals = {
  sheep: onFourLegs('sheep', homeAnimals.sheep),
  dog: onFourLegs('dog', homeAnimals.dog),
  mouse: onFourLegs('mouse', homeAnimals.mouse),
  cat: onFourLegs('cat', homeAnimals.cat),
  rabbit: onFourLegs('rabbit', homeAnimals.rabbit),
  bear: onFourLegs('bear', wildAnimals.bear),
  horse: onFourLegs('horse', homeAnimals.horse),
  unicorn: onFourLegs('unicorn', wildAnimals.unicorn),
  cow: onFourLegs('cow', homeAnimals.cow),
  pig: onFourLegs('pig', homeAnimals.pig),
  fox: onFourLegs('fox', wildAnimals.fox),
  hedgehog: onFourLegs('hedgehog', wildAnimals.hedgehog),
  squirrel: onFourLegs('squirrel', wildAnimals.squirrel),
  deer: onFourLegs('deer', wildAnimals.deer),
  giraffe: onFourLegs('deer', giraffe),
  elephant: onFourLegs('elephant', wildAnimals.elephant),
  lion: onFourLegs('lion', wildAnimals.lion),
  monkey: onFourLegs('monkey', wildAnimals.monkey),
  dinosaur: onFourLegs('dinosaur', wildAnimals.dinosaur),
  dragon: onFourLegs('dragon', wildAnimals.dragon),
  duck: orToy(birdModel('duck', birds.duck)),
  gull: orToy(birdModel('duck', birds.gull)),
  penguin: orToy(birdModel('duck', birds.penguin)),
  goose: orToy(birdModel('duck', birds.goose)),
  owl: orToy(owl),
  octopus: orToy(octopus),
  snail: orToy(snail),
  butterfly: orToy(butterfly),
  fish: orToy(fish),
  whale: orToy(whale),
}

const solids = {
  ...animals,
  moon,
  hill,
  mountain,
  mast,
  lashing,
  cart,
  barn,
  barnGone,
  barredDoor,
  key,
  house,
  tree,
  pine,
  bush,
  eatenHedge,
  leaves,
  flowers,
  fence,
  bucket,
  sandwich,
  balloon,
  ball: playBall,
  lantern,
  sock,
  hammer,
  knock,
  chalk,
  pencil,
  nut,
  drawing,
  fallenLeaf,
  leafCarpet,
  leafHeap,
  leafSwarm,
  sprout,
  oak,
  treeHouse,
  burrow,
  stall,
  flowerpot,
  counter,
  tuft,
  snow,
  toadstool,
  stick,
  pants,
  trousers,
  windowBox,
  baker,
  bakersHat,
  basket,
  washingLine,
  wave,
  splash,
  spray,
  footprint,
  tracks,
  steps,
  ripples,
  captain,
  sandDrawing,
  standingSea,
  tide,
  rope,
  room,
  bedroom,
  rooftop,
  roomSeen,
  shadow: shadowOf,
  suitcase,
  torch,
  beam,
  dark,
  bed,
  chair,
  bench,
  plankBench,
  plankFence,
  plankPile,
  stump,
  wallpaper,
  slide,
  cave,
  doorbell,
  doorway,
  bookcase,
  breadSlice,
  butter,
  loaf,
  table,
  kite,
  cake,
  forkful,
  pancakes,
  pancake,
  batter,
  syrup,
  tongue,
  shard,
  letterBoard,
  spoken,
  thought,
  wheelbarrow,
  egg,
  milk,
  flour,
  bookPile,
  fallenBridge,
  dottedHat,
  letterBox,
  wateringCan,
  bubbles,
  tent,
  bath,
  boat,
  bubble,
  castle,
  islandMap,
  islet,
  parasol,
  passingCloud,
  pillow,
  smoke,
  pointOfRock,
  tractor,
  bicycle,
  sled,
  clothesPeg,
  pegRow,
  windowWall,
  staircase,
  mug,
  pen,
  jar,
  jam,
  peeledApple,
  hingedLeaf,
  mourningCard,
  potato,
  sausageEnd,
  splitBox,
  petBowl,
  hookBoard,
  doormat,
  lollipop,
  lollipopLady,
  longPlank,
  townBus,
  wallShelf,
  halfBiscuit,
  looseScrew,
  peppermint,
  drop,
  alarmClock,
  shoe,
  rubberBoots,
  foldedJumper,
  postwoman,
  painter,
  paintPrint,
  broom,
  ladder,
  pebble,
  infant,
  pram,
  cot,
  slips,
  armchair,
  sticker,
  stickerSheet,
  carton,
  removalVan,
  postBag,
  lightPatch,
  stairHall,
  liftBeam,
  liftCage,
  liftDoors,
  lolly,
  gnat,
  bigDrum,
  cloak,
  cornSack,
  rolledCarpet,
  whaleEye,
  liftShaft,
  eyesInDark,
  hangingHook,
  liftWheel,
  acrobat,
  caretaker,
  liftKing,
  mrsMould,
  plasterLeg,
  loved,
  ...propCards,
} satisfies Record<string, Modeller>

export type ModelName = keyof typeof solids

/** Everything, and every animal, that can stand in a staged picture. */
export const modelNamed: Readonly<Record<ModelName, Modeller>> = solids

/** The same, people, and what is theirs. */
export const modellers: Readonly<Record<string, Modeller>> = { ...solids, person, reflection, wheelchair }

/** The model of that name. Throws an `Error` that names what nobody can build. */
export function modellerNamed(name: string): Modeller {
  const build = Object.hasOwn(modellers, name) ? modellers[name] : undefined
  if (!build) throw new Error(`${JSON.stringify(name)} is no model that can be staged`)
  return build
}

function onFourLegs(name: CreatureName, build: Build): Modeller {
  return orToy(quadruped(name, build), toyOf(name, build))
}
