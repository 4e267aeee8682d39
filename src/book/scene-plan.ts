import type { PageThing } from './page-thing.ts'
import type { WordsPlace } from './words-place.ts'

/**
 * What a picture shows, in words that the storyteller writes and every illustrator draws.
 * The names below are the whole vocabulary; content is checked against it.
 */

export const settings = [
  'bedroom',
  'kitchen',
  'shed',
  'hallway',
  'garden',
  'street',
  'village',
  'barnyard',
  'meadow',
  'river',
  'forest',
  'mountain',
  'beach',
  'hilltop',
  'rooftops',
  'livingRoom',
  'sickBed',
  'school',
  'library',
  'museum',
  'treeHouse',
  'playground',
  'market',
  'canal',
  'harbour',
  'castle',
  'cave',
  'jungle',
  'desert',
  'snow',
  'underWater',
  'space',
] as const
export type SettingName = (typeof settings)[number]

export const times = ['morning', 'day', 'dusk', 'night'] as const
export type TimeOfDay = (typeof times)[number]

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'wind', 'mist'] as const
export type Weather = (typeof weathers)[number]

/** What changes leaves and grass; summer unless told. */
export const seasons = ['autumn'] as const

/**
 * `above` looks down from a height; `silhouette` sees everybody dark against the light; `overShoulder` looks past the
 * hero's back at what the hero sees.
 */
export const cameras = ['close', 'medium', 'wide', 'above', 'silhouette', 'overShoulder'] as const
export type Camera = (typeof cameras)[number]

export const poses = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'sleep',
  'point',
  'reach',
  'hug',
  'holdHands',
  'shy',
  'kneel',
  'hips',
  'wave',
  'gasp',
  'rub',
  'slump',
  'peek',
  'crawl',
  'chair',
  'push',
  'pull',
  'ride',
  'lie',
  'climb',
  'fly',
  'swim',
  'dance',
  'read',
] as const
export type Pose = (typeof poses)[number]

export const feelings = [
  'happy',
  'delighted',
  'curious',
  'worried',
  'sad',
  'surprised',
  'sleepy',
  'proud',
  'asleep',
  'cross',
] as const
export type Feeling = (typeof feelings)[number]

/** Animals and beings that a story may bring along besides the child's own companions. */
export const creatures = [
  'dog',
  'cat',
  'rabbit',
  'sheep',
  'duck',
  'owl',
  'bear',
  'horse',
  'snail',
  'mouse',
  'cow',
  'pig',
  'fox',
  'hedgehog',
  'squirrel',
  'deer',
  'elephant',
  'lion',
  'monkey',
  'whale',
  'fish',
  'butterfly',
  'dragon',
  'unicorn',
  'dinosaur',
  'octopus',
  'hill',
  'moon',
] as const
export type CreatureName = (typeof creatures)[number]

export const props = [
  'cart',
  'chalk',
  'hammer',
  'rope',
  'stick',
  'bucket',
  'fish',
  'sock',
  'washingLine',
  'lantern',
  'torch',
  'bed',
  'blanket',
  'pillow',
  'book',
  'teddy',
  'lamp',
  'window',
  'chair',
  'table',
  'cup',
  'sandwich',
  'kite',
  'balloon',
  'ball',
  'boat',
  'ladder',
  'tree',
  'appleTree',
  'bush',
  'flowers',
  'fence',
  'house',
  'barn',
  'bench',
  'streetLamp',
  'pond',
  'footprint',
  'signpost',
  'tent',
  'campfire',
  'box',
  'suitcase',
  'umbrella',
  'star',
  'moonInSky',
  'cloud',
  'drawing',
  'door',
  'shell',
  'nut',
  'sprout',
  'bicycle',
  'tractor',
  'train',
  'cake',
  'shadow',
  'alien',
  'ambulance',
  'apple',
  'balletShoes',
  'banana',
  'basketball',
  'bat',
  'bee',
  'bellTower',
  'biscuit',
  'blocks',
  'bread',
  'broccoli',
  'burger',
  'bus',
  'button',
  'calendar',
  'camera',
  'car',
  'carrot',
  'castle',
  'cheese',
  'cherries',
  'chicken',
  'christmasTree',
  'clock',
  'clown',
  'cookerWeight',
  'cookerWithoutWeight',
  'crab',
  'crocodile',
  'crown',
  'digger',
  'doll',
  'dolphin',
  'donkey',
  'dough',
  'drum',
  'dumpling',
  'dumplings',
  'egg',
  'fairy',
  'feather',
  'ferrisWheel',
  'fireEngine',
  'flamingo',
  'flask',
  'football',
  'footballShoe',
  'fries',
  'frog',
  'gameController',
  'gem',
  'ghost',
  'giraffe',
  'globe',
  'goat',
  'grapes',
  'guitar',
  'heart',
  'helicopter',
  'hippo',
  'hockeyStick',
  'hotAirBalloon',
  'iceCream',
  'iceSkate',
  'jarLid',
  'judoSuit',
  'kangaroo',
  'knight',
  'koala',
  'ladybird',
  'leaf',
  'leek',
  'leekInBox',
  'lemon',
  'lemonPeel',
  'leopard',
  'levelCrossing',
  'lift',
  'lightning',
  'llama',
  'lovedThing',
  'lunchBox',
  'magnifier',
  'mango',
  'mangoTree',
  'mermaid',
  'motorbike',
  'mountain',
  'mushroom',
  'note',
  'octopus',
  'openBox',
  'openLunchBox',
  'openSuitcase',
  'orange',
  'otter',
  'paint',
  'pancakes',
  'panda',
  'paperSlip',
  'parrot',
  'passengerTrain',
  'pencil',
  'penguin',
  'piano',
  'pigeon',
  'pigeonLoft',
  'pineapple',
  'pirateHat',
  'pizza',
  'plane',
  'planet',
  'plantedVan',
  'plasticBag',
  'policeCar',
  'present',
  'pouringBucket',
  'pressureCooker',
  'princess',
  'puddle',
  'puzzle',
  'rainbow',
  'recorder',
  'rhino',
  'robot',
  'rocket',
  'rollerSkate',
  'screw',
  'seal',
  'shark',
  'shoes',
  'skateboard',
  'skimmer',
  'sloth',
  'snake',
  'snowflake',
  'snowman',
  'sofa',
  'spaghetti',
  'spider',
  'spoon',
  'strawberry',
  'submarine',
  'sun',
  'superhero',
  'sweet',
  'swimRing',
  'swing',
  'sword',
  'tennis',
  'tiger',
  'tram',
  'trampoline',
  'treasure',
  'trophy',
  'treetops',
  'truck',
  'trumpet',
  'turtle',
  'umbrellaStand',
  'upturnedLunchBox',
  'violin',
  'volcano',
  'wand',
  'watermelon',
  'waves',
  'wolf',
  'zebra',
] as const
export type PropName = (typeof props)[number]

export const clothes = ['night', 'swim', 'space', 'costume'] as const

/** Where a calm part of a picture can be. */
export const quietSides = ['top', 'bottom', 'left', 'right'] as const

/** Whom a book can have in its pictures, by the names that a scene calls them. */
export const castNames = [
  'hero',
  'companions',
  'companion1',
  'companion2',
  'companion3',
  'companion4',
  'companion5',
  ...creatures,
] as const
export type CastName = (typeof castNames)[number]

/** What can be looked at in every picture, whoever and whatever is in it. */
export const alwaysThere = ['reader', 'sky', 'ground', 'left', 'right'] as const

/** What `looksAt`, `with` and `near` can name. */
export const targets = [...castNames, ...alwaysThere, ...props] as const

export interface CastMember {
  /** `hero`; `companions` (all of them) or `companion1` ... `companion5`; or a creature of the story's own. */
  who: CastName
  pose: Pose
  feeling: Feeling
  /** Another cast member's `who`, a prop's name, or `reader`, `sky`, `ground`, `left`, `right`. */
  looksAt?: string
  /** Hand in hand with, hugging, riding or sitting on this cast member or prop. */
  with?: string
  /** How big beside its natural size; 1 unless told. */
  size?: number
}

export interface PlacedProp {
  name: PropName
  /** A cast member or prop that it belongs to: held by, worn by, beside or on top of it. */
  near?: string
  held?: boolean
  count?: number
  size?: number
  /** A word of the twist (what the child loves) drawn on this prop, such as chalk on a cart. */
  shows?: string
}

/** A staged picture of `content/stages`. */
export interface StageCue {
  story: string
  /** Its id in the story, or that of a cover. */
  spread: string
  /** Where it is staged in several ways: those of the versions of the picture, from the first again after the last. */
  takes?: string[]
  /** The companion whose moment it is. */
  actor?: CastName
  /** What this book calls what the child loves (`l1`) and what the story picked for it. */
  words?: Record<string, string>
}

export interface ScenePlan {
  setting: SettingName
  time: TimeOfDay
  weather: Weather
  camera: Camera
  cast: CastMember[]
  props: PlacedProp[]
  /** What the words of its page are about, the best first: for the small drawing beside them, where that is not what the picture has large. */
  beside?: readonly PageThing[]
  /** The part of the picture to keep calm: on a cover the title stands there. */
  quiet?: (typeof quietSides)[number]
  /** What people wear where place and weather do not decide it: nightclothes also outdoors, swimwear, crown and cape. */
  clothes?: (typeof clothes)[number]
  /** Leaves and grass have turned. */
  season?: (typeof seasons)[number]
  /** A night sky without its moon. */
  moonless?: boolean
  /** One picture over both pages of its opening, its words in its quiet part; unless told, both have a page of their own. */
  double?: {
    words: WordsPlace
    /** What it tells, where it has no words itself: they stand at the end of the opening before it. */
    silent?: string
  }
  /** What the text calls those who may speak in it, by their names in the picture. */
  called?: Readonly<Record<string, string>>
  /** How it is staged: whoever can draw that follows it in place of the rest. */
  stage?: StageCue
  /** One line in the book's language for screen readers and for engines that draw from words. */
  caption: string
}
