import { type PropName, props } from './scene-plan.ts'
import { standsAlone } from './stands-alone.ts'

/** Things of our own stories that are built for their stages and drawn in no other way. */
export const storyThings = [
  'alarmClock',
  'armchair',
  'bath',
  'bigDrum',
  'broom',
  'carton',
  'clothesPeg',
  'cornSack',
  'dottedHat',
  'foldedJumper',
  'gull',
  'halfBiscuit',
  'hangingHook',
  'jar',
  'key',
  'letterBox',
  'liftCage',
  'lollipop',
  'lolly',
  'looseScrew',
  'mourningCard',
  'mug',
  'pebble',
  'peeledApple',
  'pen',
  'peppermint',
  'petBowl',
  'postBag',
  'potato',
  'pram',
  'rolledCarpet',
  'rubberBoots',
  'sausageEnd',
  'shoe',
  'sticker',
  'stickerSheet',
] as const
type StoryThing = (typeof storyThings)[number]

/** What may be drawn small beside words by itself. */
export const thingsBesideWords = [...props.filter(standsAlone), 'lovedThing' as const, ...storyThings]

/** A thing that the words of a page are about. */
export interface PageThing {
  name: PropName | StoryThing
  /** A word of the book that is drawn on it, or that it is. */
  shows?: string
  /** How it is now, for whoever builds it: how long, of what colour. */
  state?: Readonly<Record<string, string | number | boolean>>
}

/** Whether it is built for a stage and has no drawing of its own. */
export function isStoryThing(name: PageThing['name']): name is StoryThing {
  return storyThings.some((thing) => thing === name)
}
