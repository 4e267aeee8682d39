import * as z from 'zod/mini'
import { mostBend } from './cover-title.ts'
import { feelings } from './scene-plan.ts'

/**
 * What must be seen in a picture, in words that an art director writes: what is where in relation to what, what moves, who
 * touches and looks at whom, how the camera stands, and which facts the picture has to show. Metres; x to the right of the
 * story's map, y up, z away from the reader; headings in degrees: 0 to the right, 90 away, 180 left, 270 to the reader.
 */

const metres = z.number()
const degrees = z.number()
const vector = z.tuple([metres, metres, metres])
const point = z.tuple([z.number(), z.number()])
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/**
 * Somebody (`hero`, `companion1`, a name of this picture), a place of theirs (`cart.seat2`), `reader`, `sky`, `actor` (the
 * first companion who is a person, else any, else the child), or a point of the map.
 */
const target = z.union([z.string(), vector])
export type Target = z.infer<typeof target>

const offset = { by: z.optional(vector) }

/** Where something is. All but the first three are tied to somebody or something, whose tilt they take. */
const where = z.union([
  z.strictObject({ at: point, up: z.optional(metres) }),
  /** Where it lies in the picture (parts of width and height), so deep: for what is cropped in the foreground. */
  z.strictObject({ inFrame: point, depth: metres }),
  /**
   * Where their face lies in the picture, so deep; lower for whoever would not reach from the ground, or from below the edge of the
   * picture: nobody hangs in the air.
   */
  z.strictObject({ face: point, depth: metres }),
  z.strictObject({ on: z.string(), ...offset }),
  z.strictObject({ in: z.string(), ...offset }),
  z.strictObject({ under: z.string(), ...offset }),
  z.strictObject({ behind: z.string(), ...offset }),
  z.strictObject({ beside: z.string(), ...offset }),
  z.strictObject({ leaningOn: z.string(), ...offset }),
  z.strictObject({ hangingFrom: z.string(), ...offset }),
  z.strictObject({ halfOut: z.string(), ...offset }),
])
export type Where = z.infer<typeof where>

/** What somebody of a staged picture can feel, or does with their face. */
export const stagedFeelings = [
  ...feelings,
  'afraid',
  'calm',
  'gasp',
  'giggle',
  'determined',
  'crying',
  'laughing',
  'winking',
  'shouting',
  'whispering',
  'blowing',
  'chewing',
  'concentrating',
  'disgusted',
  'suspicious',
  'scheming',
  'bored',
  'stubborn',
  'jealous',
  'guilty',
  'shy',
  'pleading',
  'relieved',
  'dreamy',
  'thinking',
  'yawn',
] as const

const act = {
  pose: z.optional(z.string()),
  feels: z.optional(z.enum(stagedFeelings)),
  looks: z.optional(target),
  touches: z.optional(z.strictObject({ left: z.optional(target), right: z.optional(target) })),
}

const attitude = {
  heading: z.optional(z.union([degrees, z.strictObject({ to: target })])),
  /** Its own, against what it stands on. */
  tilt: z.optional(z.strictObject({ pitch: z.optional(degrees), roll: z.optional(degrees) })),
}

/**
 * Whom somebody's body meets, and how (`piggyback`, `holdHands`): that says where they are, at the other's right unless at
 * the left, and what both do with pose, hands and eyes that is not told. Where the other is not in the picture, or cannot
 * carry them, all the rest of the plan holds.
 */
const together = z.optional(
  z.strictObject({ who: z.string(), as: z.string(), side: z.optional(z.enum(['left', 'right'])) }),
)

/** The height of the water that somebody or something stands in, on the map; what is under it is not seen. */
const wades = z.optional(metres)

const placement = z.strictObject({
  name: z.string(),
  /** What it is: a model's name, or `person` for the child. */
  is: z.string(),
  where,
  with: together,
  ...attitude,
  ...act,
  /** Takes the slope of the ground. */
  followsGround: z.optional(z.boolean()),
  /** What drives it there: ears and scarves fly, dust and streaks follow. */
  moves: z.optional(z.strictObject({ to: target, fast: z.optional(z.number()) })),
  wades,
  /** What is otherwise of a child in a wheelchair, where a pose of legs turns them away from the reader. */
  inWheelchair: z.optional(z.strictObject({ ...attitude, ...act })),
  size: z.optional(z.number()),
  /** Of the child's family: has its skin and the colour of its hair. */
  kin: z.optional(z.boolean()),
  /** Words of the book stand in braces, as in its texts: `{l1}`, the name of a pick. */
  state: z.optional(z.record(z.string(), z.unknown())),
  /**
   * `extra`: somebody of the world; `standIn`: one who is there only where no person of the book is the `actor`; `find`: a small thing
   * to look for; `frame`: cropped by the edge, before all else.
   */
  role: z.optional(z.enum(['always', 'extra', 'standIn', 'find', 'frame'])),
})
export type Placement = z.infer<typeof placement>

/**
 * A place for one companion, whoever it is; those that only some fit are filled first. `small` are toys, babies and the like,
 * whom nobody would see where others sit: theirs is an edge, a lap, a pair of shoulders.
 */
const slot = z.strictObject({
  /** For one companion alone (`companion2`, `actor`), where it is not for whoever comes next. */
  who: z.optional(z.string()),
  where,
  with: together,
  ...attitude,
  ...act,
  wades,
  fits: z.optional(z.enum(['person', 'animal', 'small'])),
})
export type Slot = z.infer<typeof slot>

/** How those of a crowd are, wherever their faces lie. */
const inCrowd = z.strictObject({ ...attitude, ...act })

/**
 * A picture of faces in place of slots, where many come along: how people are and how others (animals, toys, babies), and for so many of
 * the one and of the other (`3+2`) where each face lies, in parts of the picture's width and height, and how deep in metres. The people
 * come first, and of them the grown. Fewer of both fit in the same places.
 */
const crowd = z.strictObject({
  /** The fewest for whom it takes the place of slots: three, unless told. */
  from: z.optional(z.int()),
  people: inCrowd,
  others: inCrowd,
  faces: z.record(z.string().check(z.regex(/^\d\+\d$/)), z.array(z.tuple([z.number(), z.number(), metres]))),
})
export type Crowd = z.infer<typeof crowd>

const cameraWords = z.strictObject({
  aim: target,
  put: point,
  distance: metres,
  pitch: degrees,
  yaw: z.optional(degrees),
  roll: z.optional(degrees),
  focal: z.number(),
})

/** Light and colours of a picture. */
const light = z.strictObject({
  /** Where it comes from. */
  from: vector,
  time: z.enum(['morning', 'day', 'dusk', 'night']),
  weather: z._default(z.enum(['clear', 'cloudy', 'rain', 'snow', 'wind', 'mist']), 'clear'),
  /** Its top and its foot. */
  sky: z.tuple([colour, colour]),
  /** Colours of the ground, near and far. */
  ground: z.tuple([colour, colour]),
  path: z.optional(colour),
  water: z.optional(colour),
  haze: colour,
  /** Metres after which most of the colour of things is lost in the haze. */
  hazeAt: metres,
  /** How much of the colour of what is near the haze takes too, from 0 to 1: against the last light all are nearly silhouettes. */
  dim: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Of shadows on the ground. */
  shade: colour,
  /** The sun, or at night the moon, is seen where the light comes from; as large as this, in page units, where it is told. */
  disc: z.optional(z.union([z.boolean(), z.number()])),
})
export type StageLight = z.infer<typeof light>

/** What the ground of a place can be of. */
const soil = z.enum(['bare', 'dune', 'earth', 'edge', 'field', 'foam', 'path', 'water'])

/** Flat colour on the ground of a place: an outline, or a band along a line. */
const patch = z.union([
  z.strictObject({ outline: z.array(point), of: soil, colour: z.optional(colour) }),
  z.strictObject({ along: z.array(point), width: metres, of: soil, colour: z.optional(colour) }),
])

/** A place of the story's map. */
const place = z.strictObject({
  /** Height of the ground along x, as points of a line; level where it is left out. */
  relief: z.optional(z.array(point)),
  patches: z._default(z.array(patch), []),
  /** What is seen at its horizon: hills, woods and what people built, only what grew there, or nothing. */
  far: z._default(z.enum(['country', 'wild', 'nothing']), 'country'),
  /** What grows or lies about. */
  strewn: z._default(z.enum(['grass', 'pebbles', 'nothing']), 'nothing'),
  /** Who goes about their own business there, far behind what happens; nobody where it is left out. */
  people: z.optional(z.enum(['street', 'market', 'beach'])),
  /** What everybody wears there, of whom nothing else is told; clothes for an ordinary day where it is left out. */
  clothes: z.optional(z.enum(['snow', 'rain', 'night', 'swim'])),
})
export type StagePlace = z.infer<typeof place>

/** A fact that the picture has to show; the checker proves each on the composed picture. */
const fact = z.union([
  z.strictObject({ seen: z.string(), least: z.optional(z.number()) }),
  z.strictObject({ absent: z.string() }),
  z.strictObject({ big: z.string(), least: z.number(), most: z.optional(z.number()) }),
  z.strictObject({ bigger: z.tuple([z.string(), z.string()]), times: z.number() }),
  z.strictObject({ tilted: z.string(), from: degrees, to: degrees }),
  z.strictObject({ slope: z.string(), from: degrees }),
  z.strictObject({ ahead: z.string(), of: z.string(), within: metres }),
  z.strictObject({ looks: z.string(), at: target, within: z.optional(degrees) }),
  z.strictObject({ touch: z.tuple([z.string(), target]), within: z.optional(metres) }),
  z.strictObject({ feels: z.string(), is: z.enum(stagedFeelings) }),
  z.strictObject({ order: z.array(z.string()) }),
  z.strictObject({ camera: z.enum(['low', 'eye', 'crane', 'above', 'close']), roll: z.optional(degrees) }),
  z.strictObject({ find: z.string() }),
  /** Not cropped by the edges of the picture. */
  z.strictObject({ whole: z.string() }),
  /**
   * A part of the picture (left, top, right, foot; parts of its width and height) for a title: nothing but sky, or nothing but
   * somebody or something so large that the title lies on it, away from its face.
   */
  z.strictObject({
    clear: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    on: z.optional(z.string()),
  }),
])
export type Fact = z.infer<typeof fact>

/** The quiet part of a double page, in its page units, with the ink that is read there. */
const words = z.strictObject({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  ink: z.enum(['dark', 'light']),
})

export const stagePlanSchema = z.strictObject({
  /** The one thing of this picture, before anything is placed. */
  oneThing: z.string(),
  /** From 1, whispered, to 5. */
  volume: z.int().check(z.gte(1), z.lte(5)),
  layout: z.enum(['page', 'double']),
  /** Where the words stand on a double page; one without is shown on one page, and so is one that is too small for them. */
  words: z.optional(words),
  place: z.string(),
  light: z.string(),
  camera: cameraWords,
  /** The most who come along that a cover shows: a book with more has others of its story. */
  holds: z.optional(z.int()),
  /** How a cover leads its title; a line that is not led is straight. */
  title: z.optional(z.strictObject({ bend: z.number().check(z.gte(-mostBend), z.lte(mostBend)) })),
  /** The camera where a double page has to make do with one page. */
  onOnePage: z.optional(cameraWords),
  things: z.array(placement),
  companions: z._default(z.array(slot), []),
  crowd: z.optional(crowd),
  mustSee: z.array(fact),
})
export type StagePlan = z.infer<typeof stagePlanSchema>

/** What a plan says of the pages it fills, for whoever draws nothing. */
export const stageLayoutSchema = z.object({
  layout: stagePlanSchema.shape.layout,
  words: stagePlanSchema.shape.words,
  holds: stagePlanSchema.shape.holds,
})

/** The map of a story: its places, and the lights in which they are seen. */
export const storyMapSchema = z.strictObject({
  story: z.string(),
  /** The model of a silent one who goes along through the whole book, for a child to find where no plan stages it. */
  follower: z.optional(z.string()),
  /** What a thing of a kind always is in this story, by the kind: states, which a plan may tell otherwise. */
  always: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  places: z.record(z.string(), place),
  lights: z.record(z.string(), light),
})

/** The stages of one story: its map, and a plan for each spread that is staged, by the spread's id. */
export type StoryStages = z.infer<typeof storyMapSchema> & { spreads: Record<string, StagePlan> }
