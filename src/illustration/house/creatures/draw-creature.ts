import { pick, randomFrom } from '#book/random.ts'
import type { CreatureName } from '#book/scene-plan.ts'
import type { Sprite } from '../drawing.ts'
import { darker, lighter, lightness, mixColours } from '../pen/colour.ts'
import { aboveGround } from '../pen/above-ground.ts'
import { finishSprite } from '../pen/finish-sprite.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { bear } from './bear.ts'
import { butterflyCoats, drawButterfly } from './butterfly.ts'
import { cat } from './cat.ts'
import { cow } from './cow.ts'
import { creaturePose } from './creature-pose.ts'
import { deer } from './deer.ts'
import { dinosaur } from './dinosaur.ts'
import { dog } from './dog.ts'
import { dragon } from './dragon.ts'
import { drawQuadruped } from './draw-quadruped.ts'
import { drawSeated } from './draw-seated.ts'
import { drawDuck, duckCoats } from './duck.ts'
import { elephant } from './elephant.ts'
import { drawFish, fishCoats } from './fish.ts'
import { fox } from './fox.ts'
import { hedgehog } from './hedgehog.ts'
import { drawHill, hillCoats } from './hill.ts'
import { horse } from './horse.ts'
import { lion } from './lion.ts'
import { monkey } from './monkey.ts'
import { drawMoon, moonCoats } from './moon.ts'
import { mouse } from './mouse.ts'
import { drawOctopus, octopusCoats } from './octopus.ts'
import { drawOwl, owlCoats } from './owl.ts'
import { pig } from './pig.ts'
import { rabbit } from './rabbit.ts'
import { sheep } from './sheep.ts'
import { drawSnail, snailCoats } from './snail.ts'
import type { Coat, CreatureOptions, Species } from './species.ts'
import { squirrel } from './squirrel.ts'
import { unicorn } from './unicorn.ts'
import { drawWhale, whaleCoats } from './whale.ts'

/** Eyes would not be seen on a darker one. */
const darkestCoat = 0.16

type Draw = (coat: Coat, options: CreatureOptions) => Sprite

/** Riders and readers sit like people. */
function fourLegged(species: Species): { coats: readonly Coat[]; draw: Draw } {
  return {
    coats: species.coats,
    draw: (coat, options) =>
      options.toy || creaturePose(options.pose) === 'ride'
        ? drawSeated(species, coat, options)
        : drawQuadruped(species, coat, options),
  }
}

const kinds: Record<CreatureName, { coats: readonly Coat[]; draw: Draw }> = {
  dog: fourLegged(dog),
  cat: fourLegged(cat),
  rabbit: fourLegged(rabbit),
  sheep: fourLegged(sheep),
  bear: fourLegged(bear),
  horse: fourLegged(horse),
  mouse: fourLegged(mouse),
  cow: fourLegged(cow),
  pig: fourLegged(pig),
  fox: fourLegged(fox),
  hedgehog: fourLegged(hedgehog),
  squirrel: fourLegged(squirrel),
  deer: fourLegged(deer),
  elephant: fourLegged(elephant),
  lion: fourLegged(lion),
  monkey: fourLegged(monkey),
  dragon: fourLegged(dragon),
  unicorn: fourLegged(unicorn),
  dinosaur: fourLegged(dinosaur),
  whale: { coats: whaleCoats, draw: drawWhale },
  fish: { coats: fishCoats, draw: drawFish },
  butterfly: { coats: butterflyCoats, draw: drawButterfly },
  duck: { coats: duckCoats, draw: drawDuck },
  owl: { coats: owlCoats, draw: drawOwl },
  snail: { coats: snailCoats, draw: drawSnail },
  octopus: { coats: octopusCoats, draw: drawOctopus },
  hill: { coats: hillCoats, draw: drawHill },
  moon: { coats: moonCoats, draw: drawMoon },
}

/**
 * An animal or being in centimetres, origin on the ground under it, y down. The same seed picks the same coat.
 * Poses that only people have become the nearest one the animal can do.
 */
export function drawCreature(name: CreatureName, options: CreatureOptions): Sprite {
  const drawn = kinds[name].draw(coatOf(name, options), options)
  const sprite = finishSprite(drawn.shapes.map(aboveGround), drawn.anchors, drawn.faces)
  const mirror = (options.facing === 'front' ? options.body : options.facing) === 'left'
  if (!options.lean) return mirror ? placeSprite(sprite, { mirror }) : sprite
  const leaning = placeSprite(sprite, { mirror, degrees: options.lean })
  return placeSprite(leaning, { at: [0, -leaning.box.y1] })
}

/** The coat of an animal: the same seed picks the same one, and a colour that was asked for dyes it. */
export function coatOf(
  name: CreatureName,
  { seed, coat: colour }: Pick<CreatureOptions, 'seed' | 'coat'>,
): Coat {
  const picked = pick(kinds[name].coats, randomFrom(`${seed}:coat:${name}`))
  return colour ? dyed(name, picked, colour) : picked
}

/** The species' own markings in the colour that was asked for; a sheep's or a snail's colour is its wool or shell. */
function dyed(name: CreatureName, coat: Coat, colour: string): Coat {
  if (name === 'sheep' || name === 'snail' || name === 'hedgehog') return { ...coat, second: colour }
  const base = lightness(colour) < darkestCoat ? mixColours(colour, '#8a7c78', 0.3) : colour
  if (name === 'owl')
    return { ...coat, base, second: lightness(base) > 0.82 ? darker(base, 0.08) : lighter(base, 0.6) }
  const second = lightness(colour) > 0.82 ? darker(colour, 0.35) : lighter(colour, 0.6)
  if (name === 'dog')
    return lightness(base) > 0.72
      ? { ...coat, base, second: lighter(base, 0.5), pattern: 'plain' }
      : { ...coat, base, second: lighter(base, 0.82), pattern: 'points' }
  return { ...coat, base, second, pattern: coat.pattern === 'patches' ? 'plain' : coat.pattern }
}
