import { pick, randomFrom } from '#book/random.ts'
import { type CreatureName, props, type ScenePlan } from '#book/scene-plan.ts'
import { standsAlone } from '#book/stands-alone.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { actorFor } from '../cast/actor.ts'
import { boundsOf } from '../boxes.ts'
import type { Drawing, Point, Sprite } from '../drawing.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { drawAs } from '../props/draw-as.ts'
import { drawMotif } from '../props/draw-motif.ts'
import { drawProp } from '../props/draw-prop.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { ellipse, rectangle } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import { lovedIn } from './loved-in.ts'
import { propOfBook } from './prop-of-book.ts'
import { standOf } from '../props/prop-stands.ts'
import { castOf } from '../scene-cast.ts'
import { spriteOfCreature } from '../staging/sprite-of-model.ts'
import { creatureOfBook, followerOfBook } from './story-of-book.ts'
import { withoutGlow } from './without-glow.ts'

const paper = '#fffdf8'
/** Headings: to the reader, and to the sides with the face still seen. */
const [toReader, asideLeft, asideRight] = [275, 215, 325]

interface Subject {
  kind: 'prop' | 'creature'
  sprite: Sprite
  /** In the air or in the water, so that it throws no shadow on the ground. */
  aloft?: boolean
}

/**
 * One thing alone on white paper: what the child loves, or a companion that is no person, or what the cover shows beside
 * people, or a footprint. The silent one of the story, whom its last page asks for, has found it.
 */
export function composeVignette(sheet: CharacterSheet, cover: ScenePlan, seed: string): Drawing {
  const subject = subjectOfBook(sheet, cover, seed)
  const follower = followerOfBook(cover, sheet, { pose: 'stand', feeling: 'curious', heading: asideLeft })
  const whole = follower ? { ...subject, sprite: beside(subject.sprite, follower) } : subject
  const { x0, x1, y0, y1 } = whole.sprite.box
  return alone(whole, 780 / Math.max(x1 - x0, y1 - y0))
}

/** How high who has found something is, as a part of what is found, and how far off it stands, as a part of its own breadth. */
const finder = { high: 0.42, off: 0.06 }

/** Two on one ground, the second small at the right of the first. */
function beside(first: Sprite, second: Sprite): Sprite {
  const [there, here] = [first.box, second.box]
  const scale = (finder.high * (there.y1 - there.y0)) / (here.y1 - here.y0)
  const left = here.x0 - finder.off * (here.x1 - here.x0)
  const placed = placeSprite(second, { at: [there.x1 - left * scale, there.y1 - here.y1 * scale], scale })
  const shapes = [...first.shapes, ...placed.shapes]
  return { shapes, box: boundsOf(shapes), faces: [...first.faces, ...placed.faces], anchors: {} }
}

/**
 * The one thing or animal of a scene alone on white paper. Whatever its shape it covers about as much paper, so
 * that the small drawings of a book look of one size.
 */
export function composeSpot(sheet: CharacterSheet, scene: ScenePlan, seed: string): Drawing {
  const subject = subjectOfScene(sheet, scene, seed) ?? subjectOfBook(sheet, scene, seed)
  const { x0, x1, y0, y1 } = subject.sprite.box
  const [wide, tall] = [x1 - x0, y1 - y0]
  return alone(subject, Math.min(640 / Math.sqrt(wide * tall), 900 / Math.max(wide, tall)))
}

function alone({ kind, sprite, aloft = false }: Subject, scale: number): Drawing {
  const { x0, x1, y0, y1 } = sprite.box
  const at: Point = [500 - ((x0 + x1) / 2) * scale, 500 + ((y1 - y0) / 2 - y1) * scale]
  const placed = placeSprite(sprite, { at, scale })
  const { shapes } = placed
  const foot = at[1] + y1 * scale
  const shadow = fill('shadow', ellipse(500, foot, ((x1 - x0) * scale) / 2.2, 16, 36), '#b9b0a6', 'ground', {
    soft: true,
    alpha: 0.35,
  })
  return {
    things: [
      scenery('paper', 0, [fill('paper', rectangle(-40, -40, 1040, 1040), paper, 'paper')]),
      ...(aloft ? [] : [scenery('shadow', 0.8, [shadow])]),
      { id: 'vignette', kind, shapes, box: boundsOf(shapes), faces: placed.faces, depth: 0.9 },
    ],
    atmosphere: { ...atmosphereOf('day', 'clear', true, []), tintAmount: 0 },
  }
}

function subjectOfBook(sheet: CharacterSheet, cover: ScenePlan, seed: string): Subject {
  const loved = sheet.loved.find((word) => drawAs(word).found)
  if (loved !== undefined) return { kind: 'prop', sprite: drawMotif(loved, { seed, style: 'colour' }) }
  const index = sheet.companions.findIndex((one) => one.kind !== 'person')
  // Whom the cover does not have in its cast is not the one thing of the title page either.
  const isShown = cover.cast.some(({ who }) => who.startsWith('companion'))
  const companion = index < 0 || !isShown ? undefined : actorFor(`companion${index + 1}`, sheet)
  if (companion) {
    const role = { id: companion.who, actor: companion }
    const sprite = spriteOfCreature(role, sheet, { pose: 'sit', feeling: 'happy', heading: toReader })
    return { kind: 'creature', sprite }
  }
  const shown = cover.props.find(({ name }) => standsAlone(name))
  if (shown === undefined) return { kind: 'prop', sprite: drawProp('footprint', { seed }) }
  return { kind: 'prop', sprite: propOfBook(shown, cover, sheet), aloft: isAloft(shown.name) }
}

function subjectOfScene(sheet: CharacterSheet, scene: ScenePlan, seed: string): Subject | undefined {
  const role = castOf(scene, sheet).find(({ actor }) => actor.kind === 'creature')
  if (role?.actor.kind === 'creature') {
    const { actor, pose, feeling } = role
    const heading = role.looksAt === 'left' ? asideLeft : asideRight
    const sprite = withoutGlow(creatureOfBook(role, scene, sheet, { pose, feeling, heading }))
    return { kind: 'creature', sprite, aloft: aloftCreatures.has(actor.name) }
  }
  const prop = scene.beside?.[0] ?? scene.props[0]
  if (!prop) return undefined
  if (prop.name !== 'lovedThing') {
    return { kind: 'prop', sprite: propOfBook(prop, scene, sheet), aloft: isAloft(prop.name) }
  }
  const words = lovedIn(prop.shows ?? '')
  if (words.length === 0) return undefined
  const known = words.filter((word) => drawAs(word).found)
  const word = pick(known.length > 0 ? known : words, randomFrom(seed))
  const sprite = drawMotif(word, { seed, style: 'colour' })
  return { kind: 'prop', sprite, aloft: isAloft(sprite.motif) }
}

function isAloft(name: string): boolean {
  return name === 'leaf' || name === 'feather' || skyProps.has(name)
}

const skyProps: ReadonlySet<string> = new Set(props.filter((name) => standOf(name).plane === 'sky'))

const aloftCreatures: ReadonlySet<CreatureName> = new Set(['moon', 'butterfly', 'fish', 'whale'])
