import type { HairColour, HairForm, Skin } from '#book/appearance.ts'

/** How the child of the front door is drawn: as one of two ages, in layers of one window of the right page. */
export const doorAges = ['younger', 'older'] as const
export type DoorAge = (typeof doorAges)[number]

/** The part of the right page that the layers of the child cover, in parts of its edge. */
export const doorWindow = { left: 0, top: 0.2, width: 0.9, height: 0.56 } as const

/** What is chosen on the front door, as far as its picture follows it. */
export interface DoorLook {
  skin: Skin
  hairForm: HairForm
  hairColour: HairColour
  glasses: boolean
  hearingAid: boolean
  wheelchair: boolean
  age: DoorAge
}

/** Before anybody has chosen anything. */
export const firstDoorLook: DoorLook = {
  skin: 'caramel',
  hairForm: 'curly',
  hairColour: 'dark',
  glasses: true,
  hearingAid: false,
  wheelchair: false,
  age: 'older',
}

/** Forms that lie over the ears, and so over the arms of glasses and what is worn there. */
export const coversEars: ReadonlySet<HairForm> = new Set([
  'bob',
  'long',
  'wavy',
  'curly',
  'coily',
  'locs',
  'headscarf',
])
